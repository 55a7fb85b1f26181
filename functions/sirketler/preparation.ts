import { Failure } from '../../lib/domain/kernel/errors.ts'
import { CLOSED_SOURCE_CODE, isFinished, nextPollSeconds } from '../../lib/domain/preparation/stage.ts'
import { companyKey } from '../../lib/http/app/company-key.ts'
import { currentPreparation } from '../../lib/http/app/company.ts'
import type { Operation } from '../../lib/http/app/group.ts'
import { STAGES } from '../../lib/http/words/stages.ts'
import { companyRefOf } from '../../lib/http/wire/wire.ts'
import { companyState } from '../../lib/store/companies.ts'
import type { routes } from './contract.ts'

export const preparation: Operation<typeof routes.preparation> = async (c) => {
  const { db, principal, now, language } = c.get('deps')
  const state = await companyState(db, companyKey(c.req.valid('param').sirket_id, principal))
  if (!state) throw new Failure('not_found')
  if (state.company.code === CLOSED_SOURCE_CODE) throw new Failure('source_unavailable')
  const preparation = currentPreparation(state, now)
  const stage = STAGES[preparation.stage]
  const down = {
    tr: 'Resmî kaynağa ulaşılamıyor; hazırlık kendiliğinden yeniden denenecek.',
    en: 'The official source cannot be reached; preparation will be retried by itself.',
  }
  return c.json(
    {
      sirket: companyRefOf(state.company),
      asama: stage.code,
      asama_ad: stage.tr,
      asama_ad_en: stage.en,
      hazir: isFinished(preparation.stage),
      ilerleme: { ilan_bulunan: preparation.found, ilan_arsivlenen: preparation.archived, ilan_islenen: preparation.processed },
      baslangic: preparation.startedAt,
      guncelleme: preparation.updatedAt,
      hata: preparation.error === null ? null : { kod: 'kaynak_erisilemiyor', mesaj: down[language] },
      sonraki_sorgu_sn: nextPollSeconds(preparation),
    },
    200,
  )
}
