export { app as default } from './app.tsx'
