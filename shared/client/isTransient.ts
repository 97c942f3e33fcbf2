import { Code } from '../contract/envelope.ts';

const TRANSIENT: readonly number[] = [Code.badSignature, Code.staleTime, Code.tooMany, Code.internal];

/** True for a code that says nothing about the request itself (clock, signature, overload, internal error): a retry may succeed. */
export const isTransient = (code: number): boolean => TRANSIENT.includes(code);
