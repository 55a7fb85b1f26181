export { router as default } from './router.ts'
