/** Which acts an order of a court puts under the leave of a concordat's commissioner; one that may mean more than it names is for all. */
import { describe, expect, it } from 'vitest'
import { leaveIn } from '../../../lib/domain/fact/leave.ts'

describe('acts under leave', () => {
  it.each([
    [
      "Borçlunun 80.000 TL'yi aşan ödemelerinin komiserin onayına bağlanmasına,",
      [{ kinds: ['odeme'], above: { amount: '80000.00', currency: 'TRY' } }],
    ],
    [
      '1- Borçluya üç ay geçici mühlet verilmesine, 2- Şirketin yapacağı her türlü ödemenin komiserin iznine bağlı tutulmasına',
      [{ kinds: ['odeme'] }],
    ],
    ['Şirketi borç altına sokan işlemlerin komiser kurulunun muvafakati ile yapılmasına', [{ indebting: true }]],
  ])('are those named: %s', (words, leave) => {
    expect(leaveIn(words)).toEqual(leave)
  })

  it.each([
    'Borçlunun her türlü işleminin komiserin iznine bağlı olmasına',
    'Borçlu şirketin bundan sonraki işlemlerinin komiser heyetinin onayı ile geçerli olmasına',
    'Borçlunun ödeme ve benzeri işlemlerinin komiserin onayına bağlı tutulmasına',
    'Borçlunun tüm ödeme, satım ve sair tasarruflarının komiserin iznine tabi olmasına',
    'Şirketin tasarruflarının komiserin onayı ile geçerli olmasına',
    'Komiserin onayı olmadan ödeme yapamayacağına',
    'Şirketin ödemelerinin komiserin onayına, diğer bütün işlemlerinin komiser heyetinin iznine bağlanmasına',
    'Borçlunun malvarlığının devri, ödemeleri komiserin iznine bağlıdır',
    'Ödemelerin, alımların ve şirketi ilgilendiren konuların komiserin iznine bağlanmasına',
    'İşletmenin olağan faaliyetini aşan işlemlerin komiserin onayına bağlanmasına',
  ])('may be any: %s', (words) => {
    expect(leaveIn(words)).toBeNull()
  })
})
