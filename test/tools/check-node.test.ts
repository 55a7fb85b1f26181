import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { root } from '../../tools/local/workers.ts'

const runWith = (version: string) => {
  const script = `Object.defineProperty(process.versions, 'node', { value: '${version}' }); await import('./tools/check-node.mjs'); console.log('went on')`
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: root, encoding: 'utf8' })
}

test.each(['20.20.2', '22.17.1'])('Node %s is refused with what to do', (version) => {
  const { status, stdout, stderr } = runWith(version)
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toContain(`this is ${version}`)
  expect(stderr).toContain('npm install')
})

test.each(['22.18.0', '24.0.0', '26.1.0'])('Node %s goes on', (version) => {
  expect(runWith(version)).toMatchObject({ status: 0, stdout: 'went on\n', stderr: '' })
})
