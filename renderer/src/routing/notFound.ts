import { data } from 'react-router-dom';
import { ApiError, Code } from '../../../shared/contract/envelope.ts';

/** Throws a 404, which shows the not-found page at the requested address (D3). */
export function notFound(): never {
  throw data(null, { status: 404 });
}

/** Turns a read that found nothing, or whose id cannot exist, into a 404; other failures show the error page. */
export async function orNotFound<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ApiError && (error.code === Code.notFound || error.code === Code.refused)) notFound();
    throw error;
  }
}

/** Parses the id in an address; throws a 404 where it is invalid. */
export function idParam(text: string | undefined): number {
  return text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : notFound();
}
