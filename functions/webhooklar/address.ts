import { Failure } from '../../lib/domain/kernel/errors.ts'
import { type UrlProblem, webhookUrlProblem } from '../../lib/domain/webhook/url.ts'
import { isPublicAddress, leads, openResolver } from '../../lib/platform/addresses.ts'
import { readEnv } from '../../lib/platform/env.ts'

const NOTES: Record<UrlProblem, { tr: string; en: string }> = {
  malformed: { tr: 'Bir URL değil.', en: 'Not a URL.' },
  too_long: { tr: 'En çok 2048 karakter olabilir.', en: 'May have at most 2048 characters.' },
  scheme: { tr: 'https ile başlamalıdır.', en: 'Must begin with https.' },
  credentials: { tr: 'Kullanıcı adı ya da parola taşıyamaz.', en: 'May not carry a user name or password.' },
  bare_ip: { tr: 'IP adresi yerine alan adı verin.', en: 'Give a host name, not an IP address.' },
  private_host: { tr: 'Herkese açık bir alan adı olmalıdır.', en: 'Must be a public host name.' },
  port: {
    tr: 'Bu kapıya bildirim gönderilmez; 443 ya da 1024 üstü bir web kapısı verin.',
    en: 'Notifications are not sent to this port; give 443 or a web port above 1024.',
  },
  fragment: { tr: '# taşıyamaz.', en: 'May not carry a #.' },
}

/** What stands in no URI (RFC 3986 §2; brackets only around an IPv6 address, which is the host). */
const NO_URI = /[^\w.~:/?@!$&'()*+,;=%-]|%(?![\da-f]{2})/gi

const asUri = (url: string): string => {
  const { origin, pathname, search } = new URL(url)
  return origin + (pathname + search).replace(NO_URI, encodeURIComponent)
}

/**
 * A webhook's address as it is kept and shown: as given, or where it holds what no URI has, as it is called (a name in punycode), so that a
 * name that looks like another shows. Throws `invalid_parameter` for `url` where it may not be an address, or its name is known to lead to
 * one that is not public.
 */
export const webhookAddress = async (bindings: Record<string, unknown>, url: string, baseUrl: string): Promise<string> => {
  const env = readEnv(bindings, ['DNS_URL', 'WEBHOOK_ALLOW_LOOPBACK'])
  const loopback = env.WEBHOOK_ALLOW_LOOPBACK
  const problem =
    webhookUrlProblem(url, { isPublic: isPublicAddress, loopback, ownHost: new URL(baseUrl).hostname }) ??
    (!loopback && (await leads(openResolver(env), new URL(url).hostname)) === 'inside' ? 'private_host' : null)
  if (problem) throw new Failure('invalid_parameter', { field: 'url', note: NOTES[problem] })
  return url.search(NO_URI) < 0 ? url : asUri(url)
}
