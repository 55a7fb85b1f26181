import { createGroup } from '../../lib/http/app/group.ts'
import { add } from './add.ts'
import { bulkAdd, bulkAddState } from './bulk-add.ts'
import { routes } from './contract.ts'
import { list } from './list.ts'
import { stateList, unstateList } from './list-statement.ts'
import { officers } from './officers.ts'
import { preparation } from './preparation.ts'
import { profile } from './profile.ts'
import { search } from './search.ts'
import { termEndCalendar, termEnds } from './term-ends.ts'
import { unfollow } from './unfollow.ts'

export const router = createGroup()
  .openapi(routes.list, list)
  .openapi(routes.add, add)
  .openapi(routes.bulkAdd, bulkAdd)
  .openapi(routes.bulkAddState, bulkAddState)
  .openapi(routes.unfollow, unfollow)
  .openapi(routes.stateList, stateList)
  .openapi(routes.unstateList, unstateList)
  .openapi(routes.search, search)
  .openapi(routes.preparation, preparation)
  .openapi(routes.profile, profile)
  .openapi(routes.officers, officers)
  .openapi(routes.termEnds, termEnds)
  .openapi(routes.termEndCalendar, termEndCalendar)
