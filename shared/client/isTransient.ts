import { Code } from '../contract/envelope.ts';

const TRANSIENT: readonly number[] = [Code.badSignature, Code.staleTime, Code.tooMany, Code.internal];

/** Whether an answer says nothing of what was asked, but only that it could not be done now: worth another try. */
export const isTransient = (code: number): boolean => TRANSIENT.includes(code);
