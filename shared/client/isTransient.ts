import { Code } from '../contract/envelope.ts';

const TRANSIENT: readonly number[] = [Code.badSignature, Code.staleTime, Code.tooMany, Code.internal];

/** Whether a code is a transient failure, worth a retry: it says nothing about the request itself. */
export const isTransient = (code: number): boolean => TRANSIENT.includes(code);
