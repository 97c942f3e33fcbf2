/** The result of a check, and what to do. `note`: nothing is wrong, but the merchant should know. */
export interface Finding {
  subject: string;
  state: 'ok' | 'note' | 'wrong';
  line: string;
}

export const ok = (subject: string, line: string): Finding => ({ subject, state: 'ok', line });
export const note = (subject: string, line: string): Finding => ({ subject, state: 'note', line });
export const wrong = (subject: string, line: string): Finding => ({ subject, state: 'wrong', line });

const MARKS = { ok: 'ok   ', note: 'note ', wrong: 'WRONG' } as const;

/** Writes findings, one line each. */
export const writeFindings = (findings: readonly Finding[]): string =>
  findings
    .map(({ subject, state, line }) => `${MARKS[state]}  ${subject}: ${line.replaceAll(/\s*\n\s*/g, ' ')}`)
    .join('\n');
