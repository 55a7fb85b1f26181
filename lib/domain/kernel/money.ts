/** Money as decimal text with two digits and a currency: never a floating-point number. */
export type Money = { amount: string; currency: string }
