const SWIFT = /^[A-Z]{4}[A-Z]{2}[A-Z\d]{2}(?:[A-Z\d]{3})?$/;

/**
 * Returns the kind of a bank's code: a BIC (ISO 9362), a Russian БИК of nine digits, which belongs to an account of twenty, or
 * another country's code.
 */
export function bankCodeKind({ bic, iban }: { bic: string; iban: string }): 'swift' | 'bik' | 'other' {
  const [code, account] = [bic, iban].map((text) => text.replaceAll(/\s/g, '').toUpperCase()) as [string, string];
  if (SWIFT.test(code)) return 'swift';
  return /^\d{9}$/.test(code) && /^\d{20}$/.test(account) ? 'bik' : 'other';
}
