/**
 * An address as it is kept: without spaces around it, in lower case, at most 254 characters (RFC 5321 4.5.3.1.3). Null where the text is
 * none. Addresses with quoted or non-ASCII parts are not taken.
 */
export const emailAddress = (text: string): string | null => {
  const email = text.trim().toLowerCase()
  return email.length <= 254 && /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63}){1,8}$/.test(email) ? email : null
}
