import type { Seller } from '../contract/schemas/commercialDocuments/seller.ts';
import { bankCodeKind } from './bankCodeKind.ts';
import { looksLikeIban } from './looksLikeIban.ts';

const CODES = { swift: 'swift', bik: 'bik', other: 'bankCode' } as const;
export type BankLabel =
  | 'beneficiary'
  | 'bank'
  | 'iban'
  | 'account'
  | (typeof CODES)[keyof typeof CODES]
  | 'correspondentBank'
  | 'correspondentCode'
  | 'correspondentAccount';
type Line = readonly [label: BankLabel, text: string];

/** The fields of a transfer to this account, in the order of a payment order. */
export function bankLines({ beneficiary, name, iban, bic, correspondent }: NonNullable<Seller['bank']>): Line[] {
  const lines: Line[] = [
    ['beneficiary', beneficiary],
    ['bank', name],
    [looksLikeIban(iban) ? 'iban' : 'account', iban],
    [CODES[bankCodeKind({ bic, iban })], bic],
    ['correspondentBank', correspondent?.name ?? ''],
    ['correspondentCode', correspondent?.bic ?? ''],
    ['correspondentAccount', correspondent?.account ?? ''],
  ];
  return lines.filter(([, text]) => text !== '');
}
