import { checkPorts, portsFrom } from '../../tools/local/ports.ts'

/* Below what systems hand out of themselves (from 32768 on, or 49152), and a lane for each of vitest's processes: between the look and
   the start nobody else takes them. */
const LANES = 4
const LANE_ROWS = 500
const ROW = 10
const lane = 12_000 + (Number(process.env.VITEST_POOL_ID ?? 0) % LANES) * LANE_ROWS * ROW
// two runs on one machine begin elsewhere
let next = Math.floor(Math.random() * LANE_ROWS)

/** The first of a row of free ports that a service can be started on. */
export const freeRow = async (): Promise<number> => {
  for (;;) {
    const port = lane + (next++ % LANE_ROWS) * ROW
    if (
      await checkPorts(Object.values(portsFrom(port))).then(
        () => true,
        () => false,
      )
    )
      return port
  }
}
