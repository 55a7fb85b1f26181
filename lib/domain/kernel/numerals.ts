/** The Turkish words of numbers in plain letters: what each adds, but `yuz`, which multiplies what stands before it. */
export const NUMERALS: Record<string, bigint> = {
  bir: 1n,
  iki: 2n,
  uc: 3n,
  dort: 4n,
  bes: 5n,
  alti: 6n,
  yedi: 7n,
  sekiz: 8n,
  dokuz: 9n,
  on: 10n,
  yirmi: 20n,
  otuz: 30n,
  kirk: 40n,
  elli: 50n,
  altmis: 60n,
  yetmis: 70n,
  seksen: 80n,
  doksan: 90n,
}

/** What the part of a number before each of these words is worth. */
export const SCALES: Record<string, bigint> = { bin: 1_000n, milyon: 1_000_000n, milyar: 1_000_000_000n, trilyon: 1_000_000_000_000n }
