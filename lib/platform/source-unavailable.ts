/** An outside source (gazette, page reader) is down, too slow, or answers with an error of its own. Retrying later is right. */
export class SourceUnavailable extends Error {
  constructor(source: string, reason: string) {
    super(`${source}: ${reason}`)
    this.name = 'SourceUnavailable'
  }
}
