"use strict";
(() => {
  // lib/domain/report/names.ts
  var both = (tr, en) => ({ tr, en });
  var SEALS = {
    DOGRULANDI: {
      name: both("Doğrulandı", "Verified"),
      meaning: both(
        "Temel bölümler eksiksizdir ve gösterilen her bilgi, ilan metninde birebir bulunan bir alıntıya dayanır.",
        "The core sections are complete and every fact shown rests on a quote found word for word in the notice."
      )
    },
    KISMI: {
      name: both("Kısmi", "Partial"),
      meaning: both(
        "Şirketin profili hazırdır, ancak mührün bir koşulu karşılanmamıştır; gerekçesi yazılıdır.",
        "The profile of the company is ready, but a condition of the seal is not met; the reason is stated."
      )
    },
    DOGRULANMADI: {
      name: both("Doğrulanmadı", "Not verified"),
      meaning: both(
        "Şirketin profili hazır değildir; bu rapora dayanılmamalıdır.",
        "The profile of the company is not ready; do not rely on this report."
      )
    }
  };
  var SECTION_NAMES = {
    kimlik: both("Kimlik", "Identity"),
    yetkililer: both("Yetkililer", "Officers"),
    sermaye: both("Sermaye", "Capital"),
    ortaklik: both("Ortaklık", "Shareholding"),
    unvan_adres: both("Unvan ve adres", "Title and address"),
    esas_sozlesme: both("Esas sözleşme", "Articles of association"),
    ilanlar: both("İlanlar", "Notices")
  };

  // lib/domain/signing/codes.ts
  var VERDICT_NAMES = {
    authorised: "yetkili",
    not_authorised: "yetkili_degil",
    uncertain: "belirsiz"
  };
  var SIGNERS_NAMES = { yes: "var", no: "yok", open: "belirsiz" };

  // lib/http/words/signing-words.ts
  var VERDICTS = {
    authorised: { code: VERDICT_NAMES.authorised, tr: "Yetkili", en: "Authorised" },
    not_authorised: { code: VERDICT_NAMES.not_authorised, tr: "Yetkili değil", en: "Not authorised" },
    uncertain: { code: VERDICT_NAMES.uncertain, tr: "Belirsiz", en: "Uncertain" }
  };
  var SIGNERS_WORDS = {
    yes: { code: SIGNERS_NAMES.yes, tr: "İmzalayabilen var", en: "Somebody can sign" },
    no: { code: SIGNERS_NAMES.no, tr: "Kimse imzalayamaz", en: "Nobody can sign" },
    open: { code: SIGNERS_NAMES.open, tr: "Belirsiz", en: "Uncertain" }
  };

  // lib/domain/report/filed-check.ts
  var FILED_VERSION = 1;

  // lib/domain/kernel/dates.ts
  var asked = { quarter: Number.NaN, day: "" };

  // lib/domain/kernel/text.ts
  var TURKISH_LETTERS = {
    ç: "c",
    ğ: "g",
    ı: "i",
    ö: "o",
    ş: "s",
    ü: "u",
    â: "a",
    î: "i",
    û: "u",
    Ç: "c",
    Ğ: "g",
    İ: "i",
    Ö: "o",
    Ş: "s",
    Ü: "u",
    Â: "a",
    Î: "i",
    Û: "u"
  };
  var FOLDED = Array.from({ length: 8224 }, (_, code) => {
    const letter = String.fromCharCode(code);
    const isMark = code < 128 || "’‘“”–—".includes(letter);
    return TURKISH_LETTERS[letter] ?? (/[a-z0-9]/i.test(letter) ? letter.toLowerCase() : isMark ? "" : void 0);
  });
  var collator = new Intl.Collator("tr", { sensitivity: "variant", numeric: true });

  // lib/domain/kernel/turkish-suffix.ts
  var POSSESSED = new RegExp(
    "(?:" + [
      "şirketi",
      "kooperatifi",
      "vakfı",
      "derneği",
      "bankası",
      "belediyesi",
      "ortaklığı",
      "işletmesi",
      "üniversitesi",
      "birliği",
      "fonu",
      "odası",
      "sendikası",
      "şubesi",
      "grubu",
      "görevi",
      "girişimi",
      "idaresi",
      "kurumu",
      "l[ıi]ğ[ıi]",
      "l[uü]ğ[uü]"
    ].join("|") + ")$",
    "u"
  );

  // lib/domain/report/seal.ts
  var CORE = ["kimlik", "yetkililer", "sermaye", "unvan_adres", "ilanlar"];
  var holdsBack = (section2, state, structural) => CORE.includes(section2) && state !== "tam" && !(state === "kismi" && structural);
  var pendingSections = (snapshot) => snapshot.veri_tamligi.filter(({ bolum, durum, yapisal }) => durum === "hazirlaniyor" || holdsBack(bolum, durum, yapisal)).map(({ bolum }) => bolum);

  // lib/domain/report/snapshot.ts
  var SNAPSHOT_VERSION = 1;

  // lib/platform/bytes.ts
  var joined = (parts) => {
    const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const part of parts) {
      whole.set(part, at);
      at += part.length;
    }
    return whole;
  };

  // lib/platform/seal/attachments.ts
  var MOST_BYTES = 64 * 1024 * 1024;
  var inflate = async (bytes) => {
    const parts = [];
    let size = 0;
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate")).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      if (size > MOST_BYTES) throw new Error("attachment too large");
      parts.push(part.value);
    }
    return joined(parts);
  };
  var isPdf = (bytes) => new TextDecoder("latin1").decode(bytes.subarray(0, 5)) === "%PDF-";
  var attachedFiles = async (pdf) => {
    const text = new TextDecoder("latin1").decode(pdf);
    const files = [];
    for (const { index } of text.matchAll(/\/Type\s{0,9}\/EmbeddedFile\b/g)) {
      const keyword = />>\s{0,9}stream\r?\n/g;
      keyword.lastIndex = index;
      const begins = keyword.exec(text);
      if (!begins) continue;
      const dictionary = text.slice(text.lastIndexOf(" obj", index), begins.index);
      const length = Number(/\/Length\s{1,9}(\d{1,9})/.exec(dictionary)?.[1] ?? Number.NaN);
      const start = begins.index + begins[0].length;
      if (Number.isNaN(length) || !/^\s{0,2}endstream/.test(text.slice(start + length, start + length + 11))) continue;
      const bytes = pdf.slice(start, start + length);
      const file = dictionary.includes("/FlateDecode") ? await inflate(bytes).catch(() => null) : bytes;
      if (file) files.push(file);
    }
    return files;
  };

  // node_modules/canonicalize/lib/canonicalize.js
  function serializeString(value) {
    if (!value.isWellFormed()) {
      throw new Error("Lone surrogate is not allowed");
    }
    return JSON.stringify(value);
  }
  function serializePrimitive(value) {
    switch (typeof value) {
      case "number":
        if (isNaN(value)) {
          throw new Error("NaN is not allowed");
        }
        if (!isFinite(value)) {
          throw new Error("Infinity is not allowed");
        }
        return JSON.stringify(value);
      case "string":
        return serializeString(value);
      case "boolean":
        return value ? "true" : "false";
      default:
        return JSON.stringify(value);
    }
  }
  function enterValue(value, seen) {
    let wrappers = null;
    while (value !== null && typeof value === "object" && typeof value.toJSON === "function") {
      if (seen.has(value)) {
        throw new Error("Circular reference detected");
      }
      seen.add(value);
      (wrappers ??= []).push(value);
      value = value.toJSON();
    }
    if (value instanceof Number || value instanceof String || value instanceof Boolean) {
      value = value.valueOf();
    }
    if (value === null || typeof value !== "object") {
      if (wrappers !== null) {
        for (const wrapper of wrappers) seen.delete(wrapper);
      }
      return serializePrimitive(value);
    }
    if (seen.has(value)) {
      throw new Error("Circular reference detected");
    }
    seen.add(value);
    return {
      container: value,
      // null marks an array frame; object frames carry their sorted keys.
      // `sort()`'s default comparator orders by UTF-16 code unit, which is the
      // order JCS requires.
      keys: Array.isArray(value) ? null : Object.keys(value).sort(),
      // Next child to serialize; the frame resumes here after a nested
      // container's subtree completes.
      index: 0,
      // Whether no member has been emitted yet (controls comma placement).
      first: true,
      // toJSON wrappers to release from `seen` when this frame completes.
      wrappers
    };
  }
  function canonicalize(object) {
    if (object === null || typeof object !== "object") {
      return serializePrimitive(object);
    }
    const seen = /* @__PURE__ */ new Set();
    const root = enterValue(object, seen);
    if (typeof root !== "object") {
      return root;
    }
    let result = root.keys === null ? "[" : "{";
    const stack = [root];
    outer:
      while (stack.length > 0) {
        const frame = stack[stack.length - 1];
        const container = frame.container;
        if (frame.keys === null) {
          while (frame.index < container.length) {
            const i = frame.index++;
            if (i > 0) {
              result += ",";
            }
            const element2 = container[i];
            const value = element2 === void 0 || typeof element2 === "symbol" || typeof element2 === "function" ? null : element2;
            if (value === null || typeof value !== "object") {
              result += serializePrimitive(value);
              continue;
            }
            const child = enterValue(value, seen);
            if (typeof child !== "object") {
              result += child === void 0 ? "null" : child;
              continue;
            }
            result += child.keys === null ? "[" : "{";
            stack.push(child);
            continue outer;
          }
          result += "]";
        } else {
          const keys = frame.keys;
          while (frame.index < keys.length) {
            const key = keys[frame.index++];
            const value = container[key];
            if (value === void 0 || typeof value === "symbol" || typeof value === "function") {
              continue;
            }
            if (value === null || typeof value !== "object") {
              if (frame.first) {
                frame.first = false;
              } else {
                result += ",";
              }
              result += serializeString(key) + ":" + serializePrimitive(value);
              continue;
            }
            const child = enterValue(value, seen);
            if (child === void 0) {
              continue;
            }
            if (frame.first) {
              frame.first = false;
            } else {
              result += ",";
            }
            result += serializeString(key) + ":";
            if (typeof child !== "object") {
              result += child;
              continue;
            }
            result += child.keys === null ? "[" : "{";
            stack.push(child);
            continue outer;
          }
          result += "}";
        }
        seen.delete(container);
        if (frame.wrappers !== null) {
          for (const wrapper of frame.wrappers) seen.delete(wrapper);
        }
        stack.pop();
      }
    return result;
  }

  // lib/domain/report/id.ts
  var LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
  var sealedId = (kind, digest) => {
    const bits = BigInt(`0x${digest.slice(0, 15)}`);
    const letters = Array.from({ length: 12 }, (_, at) => LETTERS[Number(bits >> BigInt(55 - at * 5) & 31n)] ?? "").join("");
    return `${kind}-${letters.match(/.{4}/g)?.join("-")}`;
  };

  // lib/platform/digest.ts
  var digestOf = async (bytes) => [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

  // lib/platform/seal/canonical.ts
  var canonicalText = (value) => {
    const text = canonicalize(value);
    if (text === void 0) throw new Error("not a JSON value");
    return text;
  };
  var canonicalBytes = (value) => new TextEncoder().encode(canonicalText(value));
  var identityOf = async (bytes, kind = "DR") => {
    const digest = await digestOf(bytes);
    return { id: sealedId(kind, digest), digest };
  };

  // lib/platform/seal/statement.ts
  var KINDS = { DR: "dogrulama_raporu", YT: "yaptirim_taramasi", IK: "imza_kontrolu" };
  var VERSION = 2;
  var statementOf = (kind, { id, digest }, { producedOn, settledOn }) => ({
    tur: KINDS[kind],
    surum: VERSION,
    kimlik: id,
    icerik_ozeti: digest,
    uretim_tarihi: producedOn,
    gazete_kesinlesen: settledOn
  });
  var statementBytes = (...given) => canonicalBytes(statementOf(...given));

  // lib/platform/seal/strict-json.ts
  var NotStrict = class extends Error {
  };
  var MOST_DEPTH = 64;
  var BLANK = /[ \t\n\r]*/y;
  var STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
  var NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
  var WORDS = { true: true, false: false, null: null };
  var strictJson = (text) => {
    let at = 0;
    const take = (pattern) => {
      pattern.lastIndex = at;
      const found = pattern.exec(text);
      if (!found) return null;
      at = pattern.lastIndex;
      return found[0];
    };
    const sign = (letter) => {
      take(BLANK);
      if (text[at] !== letter) return false;
      at++;
      return true;
    };
    const wrong = () => {
      throw new SyntaxError(`no JSON at ${at}`);
    };
    const string = () => {
      take(BLANK);
      return JSON.parse(take(STRING) ?? wrong());
    };
    const number = () => {
      const written = take(NUMBER) ?? wrong();
      const value2 = Number(written);
      if (!Number.isFinite(value2) || String(value2) !== written) throw new NotStrict(`a number that is not written as it is: ${written}`);
      return value2;
    };
    const value = (depth) => {
      if (depth > MOST_DEPTH) throw new NotStrict("too deep");
      if (sign("{")) {
        const object = {};
        if (sign("}")) return object;
        do {
          const name = string();
          if (Object.hasOwn(object, name)) throw new NotStrict(`written twice: ${name}`);
          if (!sign(":")) wrong();
          Object.defineProperty(object, name, { value: value(depth + 1), enumerable: true, configurable: true, writable: true });
        } while (sign(","));
        return sign("}") ? object : wrong();
      }
      if (sign("[")) {
        const list = [];
        if (sign("]")) return list;
        do
          list.push(value(depth + 1));
        while (sign(","));
        return sign("]") ? list : wrong();
      }
      if (text[at] === '"') return string();
      for (const [word, meaning] of Object.entries(WORDS)) {
        if (!text.startsWith(word, at)) continue;
        at += word.length;
        return meaning;
      }
      return number();
    };
    const whole = value(0);
    take(BLANK);
    return at === text.length ? whole : wrong();
  };

  // lib/platform/seal/verify.ts
  var decode = (text) => {
    if (!/^[A-Za-z0-9_-]+$/.test(text) || text.length % 4 === 1) return null;
    const base64 = text.replaceAll("-", "+").replaceAll("_", "/");
    const binary = atob(base64);
    return btoa(binary).replaceAll("=", "") === base64 ? Uint8Array.from(binary, (letter) => letter.charCodeAt(0)) : null;
  };
  var keyIdOf = (header) => {
    if (!header) return null;
    try {
      const { alg, kid, b64, crit, ...rest } = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(header));
      const asOurs = alg === "EdDSA" && b64 === false && Array.isArray(crit) && crit.length === 1 && crit[0] === "b64" && Object.keys(rest).length === 0;
      return asOurs && typeof kid === "string" ? kid : null;
    } catch {
      return null;
    }
  };
  var checkSignature = async (jws, bytes, keys) => {
    const [header = "", payload, signature = "", ...more] = jws.split(".");
    const kid = keyIdOf(decode(header));
    const signed = decode(signature);
    if (kid === null || signed === null || payload !== "" || more.length > 0) return { state: "malformed", kid: null };
    const key = keys.find((each) => each.kid === kid);
    if (!key) return { state: "unknown_key", kid };
    const input2 = new Uint8Array(header.length + 1 + bytes.length);
    input2.set(new TextEncoder().encode(`${header}.`));
    input2.set(bytes, header.length + 1);
    try {
      const imported = await crypto.subtle.importKey("jwk", { kty: key.kty, crv: key.crv, x: key.x }, { name: "Ed25519" }, false, ["verify"]);
      return { state: await crypto.subtle.verify("Ed25519", imported, signed, input2) ? "valid" : "wrong", kid };
    } catch {
      return { state: "unsupported", kid };
    }
  };

  // lib/platform/seal/check.ts
  var valid = (tr, en) => ({ result: "valid", tr, en });
  var invalid = (tr, en) => ({ result: "invalid", tr, en });
  var open = (tr, en) => ({ result: "undetermined", tr, en });
  var verdict = (reasons, report) => {
    const found = reasons.map(({ result }) => result);
    return { result: found.includes("invalid") ? "invalid" : found.includes("undetermined") ? "undetermined" : "valid", reasons, report };
  };
  var textOf = (bytes) => {
    try {
      return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    } catch {
      return null;
    }
  };
  var jsonOf = (text) => {
    try {
      return text === null ? void 0 : strictJson(text);
    } catch (error) {
      if (error instanceof NotStrict) throw error;
      return void 0;
    }
  };
  var isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
  var NOT_A_REPORT = open("Bu dosya bir Künye raporu değil.", "This file is not a report of Künye.");
  var reasonOf = ({ state, kid }) => {
    switch (state) {
      case "valid":
        return valid(`İmza geçerli (Ed25519, anahtar ${kid}).`, `The signature is valid (Ed25519, key ${kid}).`);
      case "wrong":
        return invalid("İmza bu içeriğe ve bu güne ait değil.", "The signature is not one of this content and day.");
      case "malformed":
        return invalid("İmzanın biçimi bozuk.", "The form of the signature is broken.");
      case "unknown_key":
        return open(
          `İmzanın anahtarı (${kid}) yayımlanmış anahtarlar arasında yok.`,
          `The key of the signature (${kid}) is not among the published ones.`
        );
      case "unsupported":
        return open(
          "Bu program Ed25519 imzasını denetleyemiyor; güncel bir tarayıcı kullanın.",
          "This program cannot check Ed25519 signatures; use a current browser."
        );
    }
  };
  var signatureOf = async (jws, statement, content, keys, kind) => {
    if (jws === null || jws === "") {
      const reason3 = open(
        "Dosyada imza yok; içeriği kimsenin imzaladığı gösterilemez.",
        "The file has no signature; nothing shows that anyone vouches for its content."
      );
      return { reason: reason3, signs: null };
    }
    if (!keys) {
      const reason3 = open(
        "Yayımlanmış anahtarlar alınamadı; imza denetlenemedi.",
        "The published keys could not be had; the signature was not checked."
      );
      return { reason: reason3, signs: null };
    }
    const first = kind === "IK" ? null : content;
    for (const [signs, bytes] of [["statement", statement], ["content", first]]) {
      const found = bytes && await checkSignature(jws, bytes, keys);
      if (found?.state === "valid") return { reason: reasonOf(found), signs };
    }
    return { reason: reasonOf(await checkSignature(jws, first ?? statement ?? new Uint8Array(), keys)), signs: null };
  };
  var FIRST_FORM = valid(
    "İlk biçimde verilmiş: imza içeriği kapsar, üretim gününü kapsamaz.",
    "Issued in the first form: the signature covers the content, not the day of issue."
  );
  var differs = (field, said, is) => invalid(
    `${field} içerikle uyuşmuyor: dosyada ${JSON.stringify(said)}, içerikten ${is}.`,
    `${field} does not follow from the content: the file says ${JSON.stringify(said)}, the content gives ${is}.`
  );
  var fieldReasons = (document2, fields) => {
    const missing = fields.filter((field) => !Object.hasOwn(document2, field));
    const added = Object.keys(document2).filter((field) => !fields.includes(field));
    return [
      ...missing.length === 0 ? [] : [invalid(`Bulunması gereken alanlar yok: ${missing.join(", ")}.`, `Fields that belong to it are missing: ${missing.join(", ")}.`)],
      ...added.length === 0 ? [] : [invalid(`Bulunmayan alanlar eklenmiş: ${added.join(", ")}.`, `Fields were added that are no part of it: ${added.join(", ")}.`)]
    ];
  };
  var addressReasons = (field, said, path, baseUrl) => {
    if (baseUrl !== null) return said === baseUrl + path ? [] : [differs(field, said, baseUrl + path)];
    return [
      typeof said === "string" && said.endsWith(path) ? open(
        `Hizmetin adresi bilinmediği için ${field} denetlenemedi.`,
        `The address of the service is not known, so ${field} was not checked.`
      ) : differs(field, said, `…${path}`)
    ];
  };
  var FIELDS = ["rapor_kimligi", "muhur", "muhur_ad", "icerik_ozeti", "uretim_tarihi", "bekleyen_bolumler", "veri", "pdf", "imza"];
  var FILED_FIELDS = ["kontrol_kimligi", "icerik_ozeti", "uretim_tarihi", "gazete_kesinlesen", "veri", "pdf", "imza"];
  var filedReasons = (filed, { id, digest, content }, baseUrl) => {
    const reasons = fieldReasons(filed, FILED_FIELDS);
    if (filed.icerik_ozeti !== digest) reasons.push(differs("icerik_ozeti", filed.icerik_ozeti, digest));
    if (filed.kontrol_kimligi !== id) reasons.push(differs("kontrol_kimligi", filed.kontrol_kimligi, id));
    const isCheck = content.surum === FILED_VERSION && isObject(content.soru) && isObject(content.sirket) && !Object.hasOwn(content, "muhur");
    if (!isCheck) return [...reasons, invalid("İmzalanan içerik bir imza kontrolü değil.", "The signed content is no signing check.")];
    const path = `/api/v1/sirketler/${String(content.sirket.id)}/imza-kontrol/${id}/?bicim=pdf`;
    return [...reasons, ...addressReasons("pdf", filed.pdf, path, baseUrl)];
  };
  var envelopeReasons = (report, checked, baseUrl) => {
    if (checked.kind === "IK") return filedReasons(report, checked, baseUrl);
    if (checked.kind === "YT") return [];
    const { id, digest, content, signs } = checked;
    const reasons = fieldReasons(report, signs === "statement" ? [...FIELDS, "gazete_kesinlesen"] : FIELDS);
    if (report.icerik_ozeti !== digest) reasons.push(differs("icerik_ozeti", report.icerik_ozeti, digest));
    if (report.rapor_kimligi !== id) reasons.push(differs("rapor_kimligi", report.rapor_kimligi, id));
    if (signs === "content" && !isDay(report.uretim_tarihi)) reasons.push(differs("uretim_tarihi", report.uretim_tarihi, "YYYY-MM-DD"));
    const isSnapshot = content.surum === SNAPSHOT_VERSION && isObject(content.muhur) && isObject(content.sirket) && Array.isArray(content.veri_tamligi) && content.veri_tamligi.every(isObject);
    if (!isSnapshot)
      return [...reasons, invalid("İmzalanan içerik bir doğrulama raporu değil.", "The signed content is no verification report.")];
    const { kod } = content.muhur;
    if (report.muhur !== kod) reasons.push(differs("muhur", report.muhur, kod));
    if (report.muhur_ad !== SEALS[kod]?.name.tr && report.muhur_ad !== SEALS[kod]?.name.en)
      reasons.push(differs("muhur_ad", report.muhur_ad, SEALS[kod]?.name.tr ?? "–"));
    const pending = pendingSections(content);
    if (JSON.stringify(report.bekleyen_bolumler) !== JSON.stringify(pending))
      reasons.push(differs("bekleyen_bolumler", report.bekleyen_bolumler, JSON.stringify(pending)));
    const path = `/api/v1/sirketler/${String(content.sirket.id)}/dogrulama-raporu.pdf?rapor=${id}`;
    return [...reasons, ...addressReasons("pdf", report.pdf, path, baseUrl)];
  };
  var isDay = (value) => typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value);
  var isInstant = (value) => typeof value === "string" && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value);
  var issueOf = (kind, producedOn, settledOn) => {
    if (kind === "YT") return isInstant(producedOn) && settledOn === null ? { producedOn, settledOn } : null;
    return isDay(producedOn) && (settledOn === null || isDay(settledOn)) ? { producedOn, settledOn } : null;
  };
  var textOrNull = (value) => typeof value === "string" ? value : null;
  var bytesOf = (value) => {
    try {
      return canonicalBytes(value);
    } catch {
      return null;
    }
  };
  var contentOf = async (value, said, keys, kind) => {
    const bytes = bytesOf(value);
    if (!bytes) return null;
    const identity = await identityOf(bytes, kind);
    const { producedOn, settledOn } = said;
    const issue = issueOf(kind, producedOn, settledOn);
    const jws = textOrNull(said.signature);
    const { reason: reason3, signs } = await signatureOf(jws, issue && statementBytes(kind, identity, issue), bytes, keys, kind);
    return {
      signature: reason3,
      report: {
        ...identity,
        ...{ kind, content: value },
        producedOn: signs === "statement" && issue ? issue.producedOn : null,
        settledOn: signs === "statement" && issue ? issue.settledOn : null,
        signature: jws,
        signs: signs ?? (said.settledOn === void 0 ? "content" : "statement")
      }
    };
  };
  var concluded = async (reasons, report, pdf, witness) => {
    const found = verdict(reasons, report);
    return found.result === "valid" ? verdict([...reasons, ...await witness(report, pdf)], report) : found;
  };
  var SCREENING_FIELDS = ["tarama_kimligi", "icerik_ozeti", "olusturma", "adres", "veri", "imza"];
  var checkScreening = async (screening, content, keys, baseUrl) => {
    const bytes = bytesOf(content);
    if (!bytes) return verdict([NOT_A_REPORT], null);
    const identity = await identityOf(bytes, "YT");
    const { id } = identity;
    const fits = screening.tarama_kimligi === id && screening.icerik_ozeti === identity.digest;
    const at = textOrNull(screening.olusturma);
    const statement = at === null ? null : statementBytes("YT", identity, { producedOn: at, settledOn: null });
    const { reason: reason3, signs } = await signatureOf(textOrNull(screening.imza), statement, bytes, keys, "YT");
    return verdict(
      [
        fits ? valid(
          `Tarama kaydı, özetiyle ve kimliğiyle (${id}) uyuşuyor.`,
          `The record of the screening agrees with its digest and id (${id}).`
        ) : invalid(
          `Tarama kaydı, dosyadaki özetle ya da kimlikle uyuşmuyor; içerikten ${id} çıkıyor.`,
          `The record does not agree with the digest or id in the file; the content gives ${id}.`
        ),
        ...fieldReasons(screening, SCREENING_FIELDS),
        ...addressReasons("adres", screening.adres, `/api/v1/yaptirim/taramalar/${id}/`, baseUrl),
        ...isObject(content) && "muhur" in content ? [invalid("İçerik bir tarama kaydı değil.", "The content is no record of a screening.")] : [],
        reason3,
        ...signs === "content" ? [FIRST_FORM] : []
      ],
      null
    );
  };
  var TWO_READINGS = invalid(
    "Dosya tek anlamlı yazılmamış: bir alan birden çok kez yazılmış, bir sayı yuvarlanır ya da çok iç içe.",
    "The file is not written with one meaning: a field stands twice, a number would be rounded, or it is nested too deep."
  );
  var checkJson = async (bytes, keys, witness, baseUrl) => {
    const report = jsonOf(textOf(bytes));
    if (!isObject(report) || !isObject(report.veri)) return verdict([NOT_A_REPORT], null);
    if (Object.hasOwn(report, "tarama_kimligi")) return checkScreening(report, report.veri, keys, baseUrl);
    const said = { producedOn: report.uretim_tarihi, settledOn: report.gazete_kesinlesen, signature: report.imza };
    const content = await contentOf(report.veri, said, keys, Object.hasOwn(report, "kontrol_kimligi") ? "IK" : "DR");
    if (!content) return verdict([NOT_A_REPORT], null);
    const envelope = envelopeReasons(report, content.report, baseUrl);
    const whole = valid(
      `İçerik, özetiyle ve kimliğiyle (${content.report.id}) uyuşuyor.`,
      `The content agrees with its digest and id (${content.report.id}).`
    );
    return concluded(
      [
        ...envelope.length === 0 ? [whole] : envelope,
        content.signature,
        ...content.report.signs === "content" && content.signature.result === "valid" ? [FIRST_FORM] : []
      ],
      content.report,
      null,
      witness
    );
  };
  var SIGNATURE = /^[A-Za-z0-9_-]+\.\.[A-Za-z0-9_-]+$/;
  var SEVERAL = open("PDF dosyasına birden çok içerik ya da imza eklenmiş.", "More than one content or signature is attached to the PDF.");
  var checkPdf = async (pdf, keys, witness) => {
    const texts = (await attachedFiles(pdf)).map(textOf).filter((text) => text !== null);
    const contents = texts.flatMap((text) => {
      const value = jsonOf(text);
      return isObject(value) && "surum" in value && ("muhur" in value || "soru" in value || "sorgular" in value) ? [{ value }] : [];
    });
    const signatures = texts.map((text) => text.trim()).filter((text) => SIGNATURE.test(text));
    const [found, second] = contents;
    if (!found)
      return verdict(
        [open("PDF dosyasında eklenmiş rapor içeriği bulunamadı.", "No content of a report was found attached to the PDF.")],
        null
      );
    if (second || signatures.length > 1) return verdict([SEVERAL], null);
    const statements = texts.flatMap((text) => {
      const value = jsonOf(text);
      return isObject(value) && "tur" in value && "kimlik" in value ? [{ text, value }] : [];
    });
    if (statements.length > 1) return verdict([SEVERAL], null);
    const said = statements[0];
    const { uretim_tarihi: producedOn, gazete_kesinlesen: settledOn } = said?.value ?? {};
    const kind = "muhur" in found.value ? "DR" : "soru" in found.value ? "IK" : "YT";
    const content = await contentOf(found.value, { producedOn, settledOn, signature: signatures[0] }, keys, kind);
    if (!content) return verdict([NOT_A_REPORT], null);
    const { report } = content;
    const attached = valid(
      `Dosyaya ${report.id} kimlikli belgenin içeriği eklenmiş.`,
      `The content of the document ${report.id} is attached to the file.`
    );
    const issue = issueOf(kind, producedOn, settledOn);
    const fits = said === void 0 || issue !== null && said.text === canonicalText(statementOf(kind, report, issue));
    return concluded(
      [
        fits ? attached : invalid("Eklenen beyan bu içeriğe ait değil.", "The attached statement is not of this content."),
        content.signature,
        ...report.signs === "content" && content.signature.result === "valid" ? [FIRST_FORM] : []
      ],
      report,
      pdf,
      witness
    );
  };
  var checkReport = async (bytes, keys, witness, baseUrl) => {
    try {
      return isPdf(bytes) ? await checkPdf(bytes, keys, witness) : await checkJson(bytes, keys, witness, baseUrl);
    } catch (error) {
      if (error instanceof NotStrict) return verdict([TWO_READINGS], null);
      throw error;
    }
  };

  // lib/platform/seal/service-witness.ts
  var reason = (result, tr, en) => [{ result, tr, en }];
  var pages = (drawn) => drawn ? reason("valid", "Bu PDF, verildiği gibidir.", "This PDF is as it was issued.") : reason(
    "invalid",
    "Eklenen içerik gerçek, ama PDF verildiği gibi değil: sayfaları değiştirilmiş ya da dosya yeniden kaydedilmiş olabilir.",
    "The attached content is genuine, but the PDF is not as it was issued: its pages may have been altered, or the file was saved anew."
  );
  var serviceWitness = (ask2) => async ({ id }, pdf) => {
    const answer = await ask2(`/api/dogrula/${id}/${pdf === null ? "" : `?dosya=${await digestOf(pdf)}`}`);
    if (answer?.status === 404) return reason("invalid", "Bu kimlikte bir belge verilmemiş.", "No document of this id was issued.");
    if (answer?.status !== 200)
      return reason("undetermined", "Belgenin verilip verilmediği sorulamadı.", "Whether the document was issued could not be asked.");
    return pdf === null ? reason("valid", "Bu kimlikte bir belge verilmiş.", "A document of this id was issued.") : pages(answer.body.dosya_verildi === true);
  };

  // functions/acik/page/main.ts
  var language = document.documentElement.lang === "en" ? "en" : "tr";
  var RESULTS = {
    valid: { tr: "Geçerli", en: "Valid" },
    invalid: { tr: "Geçersiz", en: "Invalid" },
    undetermined: { tr: "Belirlenemedi", en: "Undetermined" }
  };
  var CHECKING = { tr: "Denetleniyor…", en: "Checking…" };
  var FACTS = {
    DR: { tr: ["Şirket", "Sicil", "Mühür", "Rapor kimliği"], en: ["Company", "Registry", "Seal", "Report id"] },
    IK: { tr: ["Şirket", "Sicil", "Yanıt", "Kontrol kimliği"], en: ["Company", "Registry", "Answer", "Check id"] },
    YT: { tr: ["Şirket", "Sicil", "İsabetler", "Tarama kimliği"], en: ["Company", "Registry", "Hits", "Screening id"] }
  };
  var sealName = (code) => SEALS[code]?.name[language] ?? code ?? "";
  var verdictName = (code) => Object.values(VERDICTS).find((each) => each.code === code)?.[language] ?? code;
  var screeningSaid = ({ isabetler, tarandi }) => {
    const words = { tr: ["isabet", "tarama tam değil"], en: ["hits", "not screened in full"] }[language];
    return `${isabetler?.length ?? 0} ${words[0]}${tarandi ? "" : ` (${words[1]})`}`;
  };
  var reason2 = (result, tr, en) => ({ result, tr, en });
  var ask = async (path) => {
    try {
      const answer = await fetch(path, { headers: { accept: "application/json" } });
      return { status: answer.status, body: await answer.json() };
    } catch {
      return null;
    }
  };
  var element = (name, text, className = "") => {
    const made = document.createElement(name);
    made.textContent = text;
    if (className) made.className = className;
    return made;
  };
  var show = (place2, file, { result, reasons, report }) => {
    const list = document.createElement("ul");
    for (const each of reasons) list.append(element("li", each[language], each.result));
    const facts = document.createElement("dl");
    if (report && result !== "undetermined") {
      const { sirket } = report.content;
      const said = report.kind === "DR" ? sealName(report.content.muhur?.kod) : report.kind === "IK" ? `${report.content.kisi}: ${verdictName(report.content.sonuc)}` : screeningSaid(report.content);
      const values = [sirket?.unvan, [sirket?.mudurluk, sirket?.sicil_no].filter(Boolean).join(" "), said, report.id];
      for (const [at, label] of FACTS[report.kind][language].entries()) facts.append(element("dt", label), element("dd", values[at] || "–"));
    }
    place2.replaceChildren(element("p", `${RESULTS[result][language]}: ${file}`, `answer ${result}`), list, facts);
  };
  var check = async (place2, file) => {
    place2.replaceChildren(element("p", CHECKING[language]));
    const bytes = new Uint8Array(await file.arrayBuffer());
    const keys = await ask("/.well-known/jwks.json");
    const { report: asked2, base = null } = document.querySelector("main")?.dataset ?? {};
    const verdict2 = await checkReport(bytes, keys?.status === 200 ? keys.body.keys : null, serviceWitness(ask), base);
    const other = verdict2.report !== null && verdict2.report.id !== asked2 ? [
      reason2(
        "undetermined",
        `Dosya bu sayfadaki belgeye değil, ${verdict2.report.id} kimlikli belgeye ait.`,
        `The file is not of the document on this page but of ${verdict2.report.id}.`
      )
    ] : [];
    const result = other.length > 0 && verdict2.result === "valid" ? "undetermined" : verdict2.result;
    show(place2, file.name, { ...verdict2, result, reasons: [...verdict2.reasons, ...other] });
  };
  var place = document.getElementById("verdict");
  var input = document.querySelector("#file");
  var section = input?.closest("section");
  if (place && input && section) {
    input.addEventListener("change", () => {
      const [file] = input.files ?? [];
      if (file) void check(place, file);
    });
    for (const kind of ["dragenter", "dragover"]) {
      section.addEventListener(kind, (event) => {
        event.preventDefault();
        section.classList.add("over");
      });
    }
    section.addEventListener("dragleave", () => section.classList.remove("over"));
    section.addEventListener("drop", (event) => {
      event.preventDefault();
      section.classList.remove("over");
      const [file] = event.dataTransfer?.files ?? [];
      if (file) void check(place, file);
    });
  }
})();
