/** True for an account number in the form of an IBAN, whatever its check digits. */
export const looksLikeIban = (number: string): boolean =>
  /^[A-Z]{2}\d{2}[A-Z\d]{8,}$/.test(number.replaceAll(/\s/g, '').toUpperCase());
