import type { Context } from 'hono'
import { z } from '@hono/zod-openapi'
import { Failure } from '../../domain/kernel/errors.ts'
import { readEnv } from '../../platform/env.ts'
import { openAddress } from '../../platform/signed-link.ts'
import { type AddressKind, addressOwner } from '../../store/feed-addresses.ts'
import type { PublicEnv } from './group.ts'

/** Addresses that open without a key, for calendar programs and feed readers, which send no headers of their own. */

/** The secret part of an address in a path. */
export const secretAddress = () =>
  z.object({
    adres: z.string().openapi({
      description: 'Panelde gösterilen gizli bölüm. Yenilenen ya da kapatılan adres bulunamadı sayılır.',
      example: '1.1.4pQ1r0Zq0m3u3bB3mJ2oGg2v1o0nJm0f8i7hL6kT5sE',
    }),
  })

/** Whose companies the address in the path shows. Throws `not_found` where it was not made here, was changed or is closed. */
export const ownerOfAddress = async (c: Context<PublicEnv>, kind: AddressKind): Promise<{ accountId: number; sandbox: boolean }> => {
  const { EVIDENCE_KEY } = readEnv(c.env, ['EVIDENCE_KEY'])
  const address = await openAddress(EVIDENCE_KEY, c.req.param('adres') ?? '')
  const owner = address && (await addressOwner(c.get('deps').db, kind, address))
  if (!owner)
    throw new Failure('not_found', {
      note: {
        tr: 'Adres yenilenmiş, kapatılmış ya da eksik kopyalanmış; panelden yenisini alın.',
        en: 'The address was changed or closed, or was copied in part; take the new one from the panel.',
      },
    })
  return owner
}

/** What such an answer carries: it is for this reader alone, and its address is told to nobody. */
export const SECRET_ADDRESS_HEADERS = {
  'cache-control': 'private, max-age=900',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}
