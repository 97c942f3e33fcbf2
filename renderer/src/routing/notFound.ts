import { data } from 'react-router-dom';
import { ApiError, Code } from '../../../shared/contract/envelope.ts';

/** Answers 404 with the not-found page at the address asked for (D3). */
export function notFound(): never {
  throw data(null, { status: 404 });
}

/**
 * A read that found nothing, or by a name that nothing can have, is a page that is not there; every other failure goes on
 * to the error page.
 */
export async function orNotFound<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ApiError && (error.code === Code.notFound || error.code === Code.refused)) notFound();
    throw error;
  }
}

/** The id in an address; an address without a good one leads nowhere. */
export function idParam(text: string | undefined): number {
  return text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : notFound();
}
