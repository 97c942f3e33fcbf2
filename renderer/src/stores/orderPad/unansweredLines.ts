import { PAD_RESOLVED_MAX } from '../../../../shared/contract/limits.ts';
import type { PadLine } from './PadLine.ts';

/** The number of lines that a window shows. */
const FIRST_ASKED = 50;

/** The lines that are asked for next, one of each question; the first of them, which are on the screen, before the others. */
export function unansweredLines(
  lines: readonly PadLine[],
  answers: { size: number; has: (question: string) => boolean },
): PadLine[] {
  const byQuestion = new Map<string, PadLine>();
  for (const line of lines) {
    if (line.text.trim() !== '' && !line.isFree && !answers.has(line.question)) byQuestion.set(line.question, line);
    if (byQuestion.size === PAD_RESOLVED_MAX) break;
  }
  const questions = [...byQuestion.values()];
  return answers.size === 0 ? questions.slice(0, FIRST_ASKED) : questions;
}
