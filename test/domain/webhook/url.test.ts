import { describe, expect, test } from 'vitest'
import { type UrlProblem, webhookUrlProblem } from '../../../lib/domain/webhook/url.ts'
import { isPublicAddress } from '../../../lib/platform/addresses.ts'

const rules = { isPublic: isPublicAddress, loopback: false, ownHost: 'api.kunye.example' }
const problem = (url: string): UrlProblem | null => webhookUrlProblem(url, rules)

/** Hosts that are this machine, a private network or a cloud's own service, however they are written. */
const IPS =
  `127.0.0.1 127.1 127.0.1 127.255.255.254 0.0.0.0 0 0x0 2130706433 0x7f000001 0x7f.1 0x7f.0.0.1 0x7F.0x0.0x0.0x1 017700000001 0177.0.0.1 0177.1 00000177.0.0.1
  127.0.0.0x1 0300.0250.0.1 10.0.0.1 10.1 10.255.255.255 0xa.0.0.1 012.0.0.1 167772161 172.16.0.1 172.31.255.255 0xac100001 2886729729 192.168.0.1 192.168.1 3232235521
  0xc0a80001 0xC0.0xA8.0.1 169.254.169.254 169.254.43518 2852039166 0xa9fea9fe 0xa9.0xfe.0xa9.0xfe 0251.0376.0251.0376 0251.254.169.254 169.254.170.2 100.64.0.1 100.100.100.200
  168.63.129.16 192.0.0.192 192.0.2.1 198.18.0.1 198.51.100.1 203.0.113.5 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255 8.8.8.8 1.1.1.1 134744072 0x08080808 93.184.216.34
  127.0.0.1. 10.0.0.1. 0x7f.1. 2130706433.
  １２７.０.０.１ 127。0。0。1 127．0．0．1 ①②⑦.⓪.⓪.① １０.０.０.１ １６９.２５４.１６９.２５４ 𝟏𝟐𝟕.𝟎.𝟎.𝟏 %31%32%37.0.0.1 127%2e0%2e0%2e1 127.0.0.%31 %30x7f.1
  [::1] [::] [0:0:0:0:0:0:0:1] [0000:0000:0000:0000:0000:0000:0000:0001] [::ffff:127.0.0.1] [::ffff:7f00:1] [::ffff:10.0.0.1] [::ffff:169.254.169.254] [::ffff:a9fe:a9fe]
  [0:0:0:0:0:ffff:7f00:0001] [::127.0.0.1] [::7f00:1] [64:ff9b::7f00:1] [64:ff9b::10.0.0.1] [64:ff9b:1::1] [2002:7f00:1::] [2002:a00:1::1] [2001::1] [2001:db8::1] [fe80::1] [fe80::a]
  [febf::1] [fec0::1] [fc00::1] [fd00::1] [fd00:ec2::254] [fd12:3456:789a:1::1] [ff02::1] [ff0e::1] [100::1] [2606:4700:4700::1111] [2001:4860:4860::8888] [::ffff:8.8.8.8]`.split(
    /\s+/,
  )

const PRIVATE_HOSTS =
  `localhost LOCALHOST LocalHost localhost. localhost.localdomain foo.localhost a.b.localhost ⓛⓞⓒⓐⓛⓗⓞⓢⓣ ｌｏｃａｌｈｏｓｔ %6c%6f%63%61%6c%68%6f%73%74 localhost%2e
  local db printer intranet kubernetes metadata instance-data router postgres redis host.docker.internal gateway.docker.internal kubernetes.default.svc.cluster.local
  metadata.google.internal METADATA.GOOGLE.INTERNAL metadata.google.internal. metadata.goog.internal ip-10-0-0-1.ec2.internal ip-172-31-0-1.eu-west-1.compute.internal
  mail.local printer.local nas.lan router.lan wiki.corp build.corp.example.corp pi.home nas.home.arpa 1.0.0.127.in-addr.arpa app.intranet secrets.private xyz.onion foo.localdomain
  127.0.0.1.nip.io 10.0.0.1.nip.io app.10.0.0.1.nip.io 10-0-0-1.nip.io 7f000001.nip.io app-7f000001.nip.io 169-254-169-254.sslip.io 169.254.169.254.sslip.io www.192-168-1-1.sslip.io
  0a000001.sslip.io 10.0.0.1.xip.io localtest.me foo.localtest.me lvh.me a.lvh.me vcap.me lacolhost.com local.gd traefik.me 127-0-0-1.traefik.me localho.st 7f000001.08080808.rbndr.us
  make-1.2.3.4-rebind-127.0.0.1-rr.1u.ms 127.0.0.1.rebind.it
  127.0.0.1.example.com 10.0.0.1.example.com app-10-0-0-1.example.com 192-168-1-1.example.com x.169.254.169.254.example.com 169-254-169-254.metadata.example.com
  127-0-0-1.org.uk a-127-0-0-1-b.example.com 1-127.0.0-1.example.com example.com. api.kunye.example API.kunye.example ＡＰＩ.kunye.example`.split(
    /\s+/,
  )

const OTHERS: [string, UrlProblem][] = [
  ...[
    'http://example.com/',
    'HTTP://example.com/',
    'ftp://example.com/',
    'file:///etc/passwd',
    'gopher://example.com/',
    'javascript:alert(1)',
    'data:text/plain,x',
    'ws://example.com/',
    'wss://example.com/',
    'mailto:a@example.com',
    'blob:https://example.com/x',
    'ldap://example.com',
    'dict://example.com:11211/stat',
    'view-source:https://example.com/',
    'http://localhost/',
    'http://127.0.0.1:9200/',
    'about:blank',
  ].map((url): [string, UrlProblem] => [url, 'scheme']),
  ...[
    'https://user:pass@example.com/',
    'https://user@example.com/',
    'https://:pass@example.com/',
    'https://@example.com/',
    'https://:@example.com/',
    'https://example.com@127.0.0.1/',
    'https://example.com%40@127.0.0.1/',
    'https://127.0.0.1@example.com/',
    'https://a@b@example.com/',
    'https://example.com:443@127.0.0.1/',
    'https://%00@example.com/',
    'https://user:@example.com/',
  ].map((url): [string, UrlProblem] => [url, 'credentials']),
  ...[
    '',
    ' ',
    'example.com',
    '//example.com/',
    '/hook',
    'https:',
    'https://',
    'https:///',
    'https:example.com',
    'https:/example.com',
    'https:///example.com',
    'https:////example.com',
    ' https://example.com/',
    'https://example.com/ ',
    'https://exam ple.com/',
    'https://example.com/a b',
    'ht\ntps://example.com/',
    'https://exa\tmple.com/',
    'https://example.com/\r\nHost: x',
    'https://example.com/\u0000',
    'https://example.com\u0000.evil.com/',
    'https:\\\\example.com\\',
    'https://example.com\\@127.0.0.1/',
    'https:/\\127.0.0.1/',
    'https://example\u00ad.com/',
    'https://example\u200b.com/',
    'https://\u202eexample.com/',
    'https://example.com\u2028/',
    '\ufeffhttps://example.com/',
    'https://%/',
    'https://%00/',
    'https://[',
    'https://[::1',
    'https://::1/',
    'https://[::1%25eth0]/',
    'https://256.256.256.256/',
    'https://1.2.3.4.5/',
    'https://0x100000000/',
    'https://127.0.0.1.1/',
    'https://exa<mple.com/',
    'https://example.com:99999/',
    'https://example.com:-1/',
    'https://example.com:port/',
    'https://example.com:4 43/',
    'https://ex_ample.com/',
    'https://-example.com/',
    'https://example-.com/',
    'https://example..com/',
    'https://.example.com/',
    `https://${'a'.repeat(64)}.com/`,
    'https://*.example.com/',
    'https://example.com|evil.com/',
    'https://exam\u3000ple.com/',
  ].map((url): [string, UrlProblem] => [url, 'malformed']),
  [`https://example.com/${'a'.repeat(2048)}`, 'too_long'],
  [`https://${'a.'.repeat(1100)}com/`, 'too_long'],
  ...[
    0, 1, 21, 22, 23, 25, 53, 80, 110, 111, 139, 143, 445, 465, 587, 993, 1433, 1521, 2049, 2375, 3306, 3389, 5432, 5900, 6379, 6443, 6667,
    9200, 10080, 10250, 11211, 27017,
  ].map((port): [string, UrlProblem] => [`https://example.com:${port}/`, 'port']),
  ['https://example.com/#', 'fragment'],
  ['https://example.com/#x', 'fragment'],
  ['https://example.com/?a=1#@127.0.0.1', 'fragment'],
  ['https://example.com#@127.0.0.1/', 'fragment'],
]

/** Refused, but for which of two reasons is a matter of the URL parser's reading. */
const refused = (url: string): void => expect({ url, problem: problem(url) }).not.toEqual({ url, problem: null })

describe('hostile addresses', () => {
  test('are many', () => expect(IPS.length + PRIVATE_HOSTS.length + OTHERS.length).toBeGreaterThan(300))
  test.each(IPS)('%s is an address, not a name', (host) => {
    expect(problem(`https://${host}/hook`)).toMatch(/^(bare_ip|private_host)$/)
    refused(`https://${host}:8443/hook`)
    refused(`http://${host}/hook`)
    refused(`https://user@${host}/`)
  })
  test.each(PRIVATE_HOSTS)('%s is not public', (host) => {
    expect(problem(`https://${host}/hook`)).toBe('private_host')
    refused(`https://${host}:8443/hook`)
  })
  test.each(OTHERS)('%j: %s', (url, expected) => {
    expect(problem(url)).toBe(expected)
  })
})

test.each([
  'https://example.com',
  'https://example.com/',
  'https://example.com/hook?x=1&y=%20',
  'HTTPS://Example.COM/Hook',
  'https://hooks.example.com:8443/a/b',
  'https://example.com:443/',
  'https://example.com:1024/',
  'https://example.com:65535/',
  'https://örnek.com.tr/bildirim',
  'https://xn--rnek-4qa.com.tr/',
  'https://a.co/',
  'https://1.example.com/',
  'https://v1-2-3.example.com/',
  'https://8.8.8.8.example.com/',
  'https://ec2-54-12-13-14.compute-1.amazonaws.com/x',
  'https://localhost.example.com/',
  'https://internal.example.com/',
  'https://example.com/@user',
  'https://example.com/?q=a@b',
  'https://mylocal.net/',
  'https://homelan.com/',
  'https://nip.io.example.com/',
  'https://example.com/%0d%0aHost:x',
  'https://alici.example/webhook',
  'https://256-1-1-1.example.com/',
  `https://example.com/${'a'.repeat(2000)}`,
])('%s is fine', (url) => {
  expect(problem(url)).toBeNull()
})

describe('where loopback is allowed', () => {
  const local = (url: string): UrlProblem | null => webhookUrlProblem(url, { ...rules, loopback: true })
  test.each(['http://127.0.0.1:9000/hook', 'http://localhost:9000/', 'https://[::1]:1/', 'http://127.3.2.1/', 'https://example.com/'])(
    '%s is fine',
    (url) => {
      expect(local(url)).toBeNull()
    },
  )
  test.each([
    'http://example.com/',
    'https://10.0.0.1/',
    'http://169.254.169.254/',
    'http://user@localhost/',
    'http://localhost.evil.com/',
    'https://foo.localhost/',
    'http://0.0.0.0/',
    'http://[::ffff:127.0.0.1]/',
  ])('%s is not', (url) => {
    expect(local(url)).not.toBeNull()
  })
})
