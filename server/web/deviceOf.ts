import type { FastifyRequest } from 'fastify';
import { type DeviceClass, deviceClassOf } from '../../shared/web/deviceClass.ts';

/** The header in which a CDN names the layout that it derived from the user agent: `desktop` or `mobile`. */
const DEVICE_CLASS_HEADER = 'X-Device-Class';

interface RequestedDevice {
  device: Extract<DeviceClass, 'desktop' | 'mobile'>;
  /** The header by which copies of a page differ. */
  decidedBy: typeof DEVICE_CLASS_HEADER | 'User-Agent';
}

/** The layout of a page: named by a proxy of TRUST_PROXY, else by the user agent. Others' headers do not count. */
export function deviceOf(request: FastifyRequest): RequestedDevice {
  const named = request.headers[DEVICE_CLASS_HEADER.toLowerCase()];
  if (isFromTrustedProxy(request) && (named === 'desktop' || named === 'mobile'))
    return { device: named, decidedBy: DEVICE_CLASS_HEADER };
  return { device: deviceClassOf(request.headers['user-agent'] ?? ''), decidedBy: 'User-Agent' };
}

/** Fastify lists more than the peer only where the peer is a trusted proxy that says whom it forwards. */
const isFromTrustedProxy = ({ ips }: FastifyRequest): boolean => (ips?.length ?? 0) > 1;
