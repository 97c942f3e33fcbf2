import type { Services } from '../../../services.ts';
import type { StaffQuotation } from '../../quotations/StaffQuotations.ts';
import { DomainError } from '../../../platform/DomainError.ts';
import { Code } from '../../../../shared/contract/envelope.ts';
import { askedLines, type PricedQuotation, writeQuotationFile } from './quotationFile.ts';
import type { StaffCommandOf } from './commands.ts';

/** Shows a request as a file for its prices, or quotes such a file, and says what was done. */
export async function runQuotationCommand(
  { staffQuotations, store }: Pick<Services, 'staffQuotations' | 'store'>,
  command: StaffCommandOf<'show' | 'quote'>,
): Promise<string> {
  if (command.act === 'show') return writeQuotationFile(await staffQuotations.find(command.quotation), store.currency);
  const { file, actor } = command;
  const quotation = await staffQuotations.find(file.quotation);
  const { lines, freeLines, code, id } = quotation;
  const prices = pricesOf(file, quotation);
  checkUnchanged(file, quotation, store.currency);
  await staffQuotations.quote(id, {
    prices: lines.map((line, index) => ({ line_id: line.id, price: prices[index]! })),
    free: freeLines.map((_line, index) => ({ index, price: prices[lines.length + index]! })),
    validDays: file.valid_days,
    message: file.message,
    terms: file.terms,
    actor,
    ...(file.quoted_at !== undefined && { quotedAt: file.quoted_at }),
  });
  const unavailable = prices.filter((price) => price === null).length;
  const without = unavailable === 0 ? '' : `, ${unavailable} of ${prices.length} lines as not available`;
  return `${code} is quoted for ${file.valid_days} days${without}. Its member has been told.`;
}

// Each line once, so that none is forgotten. Throws code 13 with the first line that is missing, twice there or unknown.
function pricesOf({ lines }: PricedQuotation, { lines: own, freeLines, state }: StaffQuotation): (number | null)[] {
  const count = own.length + freeLines.length;
  const prices = Array.from({ length: count }, (_none, index) => lines.filter(({ line }) => line === index + 1));
  const wrong =
    lines.find(({ line }) => line > count)?.line ?? prices.findIndex((linePrices) => linePrices.length !== 1) + 1;
  if (wrong > 0) throw new DomainError(Code.conflict, { state, reason: 'lines', line: wrong, count });
  return prices.map(([linePrice]) => linePrice!.price);
}

// Product, quantity and currency are the request's. A file that changes them would quote something else than it says.
function checkUnchanged(file: PricedQuotation, quotation: StaffQuotation, own: string): void {
  const { lines, currency, quoted_at: quotedAt = quotation.quotedAt } = file;
  if (quotedAt !== quotation.quotedAt) return; // refused as outdated by `quote`
  const refuse = (change: { field: string; requested: string | number; line?: number }): never => {
    throw new DomainError(Code.conflict, { state: quotation.state, reason: 'changed', ...change });
  };
  if (currency !== undefined && currency !== own) refuse({ field: 'currency', requested: own });
  const requestedLines = askedLines(quotation);
  for (const { line, product, quantity } of lines) {
    const requestedLine = requestedLines[line - 1]!;
    if (quantity !== undefined && quantity !== requestedLine.quantity)
      refuse({ field: 'quantity', requested: requestedLine.quantity, line });
    if (product !== undefined && product !== requestedLine.product)
      refuse({ field: 'product', requested: requestedLine.product, line });
  }
}
