/** The result of a check, and what to do. `note`: nothing is wrong, but the merchant should know. */
export interface Finding {
  subject: string;
  state: 'ok' | 'note' | 'wrong';
  line: string;
}

/** A check that passed; `line` says what was found. */
export const ok = (subject: string, line: string): Finding => ({ subject, state: 'ok', line });
/** A check that passed with a remark. */
export const note = (subject: string, line: string): Finding => ({ subject, state: 'note', line });
/** A check that failed; `line` says what to do. */
export const wrong = (subject: string, line: string): Finding => ({ subject, state: 'wrong', line });

const MARKS = { ok: 'ok   ', note: 'note ', wrong: 'WRONG' } as const;

/** Writes findings, one line each. */
export const writeFindings = (findings: readonly Finding[]): string =>
  findings
    .map(({ subject, state, line }) => `${MARKS[state]}  ${subject}: ${line.replaceAll(/\s*\n\s*/g, ' ')}`)
    .join('\n');
