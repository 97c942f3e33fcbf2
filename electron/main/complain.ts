/** One line for whoever looks after the client. Never give it a payload, an answer or a header. */
export const complain = (line: string): void => void process.stderr.write(`${line}\n`);

/** What an error says for itself, without what it carries. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');
