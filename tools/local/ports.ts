import { createServer } from 'node:net'
import { PortTaken } from '../stand-ins/server.ts'

/** How far the port of each stand-in lies behind that of the API. */
export const standInPorts = { neon: 1, upstash: 2, qstash: 3, gazette: 4, ocr: 5, kap: 6, mail: 7 } as const

export type StandInName = keyof typeof standInPorts

/** The names of the stand-ins in the order of their ports. */
export const standInNames = Object.keys(standInPorts) as StandInName[]

/** The ports of a service: `port` for the API, those after it for the stand-ins. */
export const portsFrom = (port: number): { api: number } & Record<StandInName, number> => ({
  api: port,
  ...(Object.fromEntries(Object.entries(standInPorts).map(([name, offset]) => [name, port + offset])) as Record<StandInName, number>),
})

/** Throws PortTaken for the first of the ports that something else listens on. */
export const checkPorts = async (ports: number[]): Promise<void> => {
  for (const port of ports) {
    await new Promise<void>((free, taken) => {
      const server = createServer()
        .once('error', () => taken(new PortTaken(port)))
        .listen(port, '127.0.0.1', () => server.close(() => free()))
    })
  }
}
