/** Terms, privacy and contact of a developer's machine: what an operator writes in place of it (LEGAL_TEXTS, lib/platform/env.ts). */
export const LOCAL_TEXTS = JSON.stringify({
  kosullar: {
    tr: 'Bu kurulum yereldir, yalnız denemek içindir; şirketler ve ilanlar uydurmadır.\n\n# Sonuçlar\n\nSonuçlar hukuki görüş değildir.',
    en: 'This installation is local and for trying only; its companies are made up.\n\n# Results\n\nResults are not legal advice.',
  },
  gizlilik: {
    tr: 'Bu kurulum bu makineden dışarı kişisel veri göndermez.\n\n# Aydınlatma\n\nGerçek kurulumda aydınlatma metni burada durur.',
    en: 'This installation sends no personal data off this machine.\n\n# Notice\n\nOn a real one the privacy notice stands here.',
  },
  iletisim: { tr: 'Bu kurulumun işletmecisi sizsiniz.', en: 'The operator of this installation is you.' },
})
