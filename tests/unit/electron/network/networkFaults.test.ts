import { beforeEach, describe, expect, it, vi } from 'vitest';
import { netErrorOf, networkFaultOf } from '../../../../electron/main/network/netErrors.ts';
import { watchNetwork } from '../../../../electron/main/network/watchNetwork.ts';

beforeEach(() => void vi.spyOn(process.stderr, 'write').mockReturnValue(true));

describe('Chromium’s name of an error', () => {
  it.each([
    [new TypeError('Failed to fetch', { cause: 1 }), null],
    [new Error('net::ERR_CERT_DATE_INVALID'), 'ERR_CERT_DATE_INVALID'],
    [new Error('net::ERR_TUNNEL_CONNECTION_FAILED at https://shop.example'), 'ERR_TUNNEL_CONNECTION_FAILED'],
    ['no error', null],
  ])('%s has %s', (error, name) => expect(netErrorOf(error)).toBe(name));

  it.each([
    ['ERR_CERT_DATE_INVALID', 'clock'],
    ['ERR_CERT_AUTHORITY_INVALID', 'certificate'],
    ['ERR_CERT_COMMON_NAME_INVALID', 'certificate'],
    ['ERR_CERT_REVOKED', 'certificate'],
    ['ERR_CERT_VALIDITY_TOO_LONG', 'certificate'],
    ['ERR_SSL_VERSION_OR_CIPHER_MISMATCH', 'certificate'],
    ['ERR_SSL_CLIENT_AUTH_CERT_NEEDED', 'clientCertificate'],
    ['ERR_SSL_CLIENT_AUTH_PRIVATE_KEY_ACCESS_DENIED', 'clientCertificate'],
    ['ERR_BAD_SSL_CLIENT_AUTH_CERT', 'clientCertificate'],
    ['ERR_PROXY_AUTH_UNSUPPORTED', 'proxyLogin'],
    ['ERR_PROXY_AUTH_REQUESTED_WITH_NO_CONNECTION', 'proxyLogin'],
    ['ERR_TUNNEL_CONNECTION_FAILED', 'proxyLogin'],
    ['ERR_PROXY_CONNECTION_FAILED', 'proxy'],
    ['ERR_PROXY_CERTIFICATE_INVALID', 'proxy'],
    ['ERR_SOCKS_CONNECTION_FAILED', 'proxy'],
    ['ERR_PAC_SCRIPT_FAILED', 'proxy'],
    ['ERR_MANDATORY_PROXY_CONFIGURATION_FAILED', 'proxy'],
    ['ERR_NETWORK_ACCESS_DENIED', 'blocked'],
    ['ERR_BLOCKED_BY_ADMINISTRATOR', 'blocked'],
    ['ERR_BLOCKED_BY_CLIENT', 'blocked'],
    // After the answer: not this computer's.
    ['ERR_BLOCKED_BY_RESPONSE', null],
    // These pass by themselves; the page says that there is no connection.
    ['ERR_INTERNET_DISCONNECTED', null],
    ['ERR_NAME_NOT_RESOLVED', null],
    ['ERR_CONNECTION_RESET', null],
    ['ERR_NETWORK_CHANGED', null],
    ['ERR_ABORTED', null],
  ])('%s means %s', (netError, fault) => expect(networkFaultOf(netError)).toBe(fault));
});

it('a fault is reported once, and again after the network worked meanwhile; the caller hears of each', async () => {
  const onFault = vi.fn();
  const refuse = (): Promise<never> => Promise.reject(new Error('net::ERR_CERT_DATE_INVALID'));
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(refuse);
  const watched = watchNetwork(fetch, onFault);
  for (const _request of [1, 2]) await expect(watched('https://shop.example', {})).rejects.toThrow('ERR_CERT_DATE');
  expect(onFault.mock.calls).toEqual([['clock', 'ERR_CERT_DATE_INVALID']]);
  fetch.mockResolvedValueOnce(new Response());
  await watched('https://shop.example', {});
  await expect(watched('https://shop.example', {})).rejects.toThrow('ERR_CERT_DATE');
  expect(onFault).toHaveBeenCalledTimes(2);
  fetch.mockRejectedValueOnce(new Error('net::ERR_INTERNET_DISCONNECTED'));
  await expect(watched('https://shop.example', {})).rejects.toThrow();
  expect(onFault).toHaveBeenCalledTimes(2);
});
