import { API_BASE } from '../../../shared/contract/limits.ts';
import { routeOf } from '../../../shared/contract/routes.ts';
import { sign } from '../../../shared/signing/requestSignature.ts';
import { TEST_ORIGIN, TEST_SECRET } from '../servers/testStore.ts';

/** The API's code for a refresh token that is sent without the key it is bound to. */
export async function refreshWithoutKey(refresh: string): Promise<number> {
  const tm = Date.now();
  const body = JSON.stringify({ refresh, tm, sign: sign({ refresh }, tm, TEST_SECRET) });
  const address = `${TEST_ORIGIN}${API_BASE}/${routeOf('refreshToken').path}`;
  const reply = await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return ((await reply.json()) as { code: number }).code;
}
