import { parseArgs } from 'node:util';
import type { z } from 'zod/mini';
import { StartFailure } from '../../../settings.ts';
import { centsOf } from '../amounts.ts';
import { readQuotationFile } from './quotationFile.ts';
import { StaffCommand } from './commands.ts';
import { errorText } from '../../../platform/errorText.ts';

export const STAFF_HELP = `Usage: npm run staff -- COMMAND [--by NAME]

  list                            what waits for an answer
  show QUOTATION                  a request as a file for its prices: npm run --silent staff -- show Q-2026-000123 > prices.json
  quote FILE                      quotes the prices of such a file
  paid ORDER                      records a bank transfer that has arrived
  cancel ORDER                    cancels an order and refunds it
  ship ORDER CARRIER NUMBER       records that a carrier has taken it over
  delivered ORDER                 records that it has arrived
  refund ORDER AMOUNT|all         refunds a card by the payment provider, or notes a transfer that you have sent
         [--key WORD]             the same word refunds an order once; by default the amount
         [--transfer]             you have sent it by bank transfer, though it was paid by card
  refund ORDER sent               notes that you have sent the refunds that list names
  refund ORDER again              has the provider try failed refunds again
  return NUMBER approve|refuse|received|done
         [--message TEXT]         what the member reads with it
         [--refund AMOUNT|all]    with done: refunds that much of the order ([--transfer] as above)
  --by NAME                       who decides, for the log; by default the user of this computer

The member is told of each. Amounts are written like 1250.50. Quote names of two words: ship M-2026-000123 "DHL Express" 0034…`;

const HELP_HINT = 'npm run staff -- --help lists the commands.';

const OPTIONS = {
  by: { type: 'string' },
  key: { type: 'string' },
  message: { type: 'string' },
  refund: { type: 'string' },
  transfer: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;
const DECISIONS: Readonly<Record<string, string>> = {
  approve: 'approved',
  refuse: 'refused',
  received: 'received',
  done: 'done',
};

/** Reads a command line; null if it asks for help. Throws a StartFailure that says what is wrong. */
export function parseStaffCommand(words: readonly string[], user: string): StaffCommand | null {
  const { values, positionals } = parseWords(words);
  const [act = '', ...rest] = positionals;
  if (values.help || act === 'help') return null;
  const input = commandInput(act, rest, values);
  refuseUnusedOptions(input, values);
  const parsed = StaffCommand.safeParse({ ...input, actor: values.by?.trim() || user });
  if (!parsed.success) throw new StartFailure(lengthFault(parsed.error.issues[0]!) ?? usage(act));
  return parsed.data;
}

/** The options that a command takes, beside `--by`. */
const OPTIONS_OF: Readonly<Record<string, readonly (keyof Values)[]>> = {
  refund: ['key', 'transfer'],
  return: ['message', 'refund', 'transfer'],
};

/** Refuses options that the command does not use. */
function refuseUnusedOptions({ act, refund }: Record<string, unknown>, values: Values): void {
  const optionNames = OPTIONS_OF[String(act)] ?? [];
  const unusedOption = (['key', 'message', 'refund', 'transfer'] as const).find(
    (option) => values[option] !== undefined && !optionNames.includes(option),
  );
  if (unusedOption) throw new StartFailure(`--${unusedOption} has no effect on this command. ${HELP_HINT}`);
  if (values.transfer && refund === null) throw new StartFailure(`--transfer goes with --refund AMOUNT. ${HELP_HINT}`);
}

const FIELD_NAMES: Readonly<Record<string, string>> = {
  order: 'The number of the order',
  quotation: 'The number of the quotation',
  carrier: "The carrier's name",
  number: 'The tracking number',
  key: 'The word after --key',
  message: 'The message',
  actor: 'The name after --by',
};

/** Says of a text that it is empty or too long; null for another fault. */
function lengthFault(issue: z.core.$ZodIssue): string | null {
  const name = FIELD_NAMES[String(issue.path[0])];
  if (!name) return null;
  if (issue.code === 'too_big') return `${name} is too long: ${issue.maximum} characters at most.`;
  return issue.code === 'too_small' ? `${name} is empty.` : null;
}

type Values = ReturnType<typeof parseWords>['values'];

function parseWords(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    const [reason] = errorText(error).split('. ');
    throw new StartFailure(`${reason}. ${HELP_HINT}`);
  }
}

function commandInput(act: string, rest: readonly string[], values: Values): Record<string, unknown> {
  const [first, second, third] = rest;
  const counts: Record<string, number> = {
    list: 0,
    show: 1,
    quote: 1,
    paid: 1,
    cancel: 1,
    delivered: 1,
    ship: 3,
    refund: 2,
    return: 2,
  };
  if (rest.length !== counts[act]) throw new StartFailure(usage(act));
  const isTransfer = values.transfer ?? false;
  switch (act) {
    case 'show':
      return { act, quotation: first };
    case 'quote':
      return { act, file: readQuotationFile(first!) };
    case 'ship':
      return { act, order: first, carrier: second, number: third };
    case 'refund':
      if (second === 'sent') return { act: 'refundSent', order: first };
      if (second === 'again') return { act: 'refundAgain', order: first };
      return { act, order: first, amount: amountOf(second!), key: values.key ?? second, isTransfer };
    case 'return':
      return {
        act,
        id: Number(first?.replace(/^R-?/i, '')),
        decision: DECISIONS[second!],
        message: values.message ?? '',
        refund: values.refund === undefined ? null : { amount: amountOf(values.refund), isTransfer },
      };
    default:
      return { act, order: first };
  }
}

function amountOf(text: string): number | 'all' {
  if (text === 'all') return text;
  const cents = centsOf(text);
  if (!(cents > 0)) throw new StartFailure(`${text} is not an amount. Write it like 1250.50, or all.`);
  return cents;
}

/** The lines of the help about a command, or where to find the help. */
function usage(act: string): string {
  // Without a command, no line of the help is about it.
  const line = act && STAFF_HELP.split('\n').find((one) => one.startsWith(`  ${act} `));
  return line
    ? `Usage: npm run staff -- ${line.trim().split(/ {2,}/)[0]}. --help lists every command.`
    : 'Usage: npm run staff -- COMMAND. `list` shows what waits for an answer, --help lists every command.';
}
