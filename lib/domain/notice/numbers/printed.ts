/** A part of a text and what it is printed as instead. */
export type Printed = { from: number; to: number; put: string }
