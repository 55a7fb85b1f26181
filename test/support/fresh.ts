/** The files of a process share its modules: what one changes in them for itself is undone before the next. */
import { neonConfig } from '@neondatabase/serverless'

neonConfig.fetchFunction = undefined
