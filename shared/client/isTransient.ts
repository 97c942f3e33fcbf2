import { Code } from '../contract/envelope.ts';

const PASSING: readonly number[] = [Code.badSignature, Code.staleTime, Code.tooMany, Code.internal];

/** Whether an answer says nothing of what was asked, but only that it could not be done now: worth another try. */
export const isPassing = (code: number): boolean => PASSING.includes(code);
