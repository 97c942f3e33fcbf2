import type { FastifyRequest } from 'fastify';
import { type DeviceClass, deviceClassOf } from '../../../shared/web/deviceClass.ts';

/** The header in which a CDN names the layout that it derived from the user agent: `desktop` or `mobile`. */
const DEVICE_CLASS_HEADER = 'X-Device-Class';

interface RequestedDevice {
  device: Extract<DeviceClass, 'desktop' | 'mobile'>;
  /** The request header that the layout depends on, for `Vary`. */
  decidedBy: typeof DEVICE_CLASS_HEADER | 'User-Agent';
}

/**
 * Returns the layout of a page: named by a trusted proxy (TRUST_PROXY), else derived from the user agent. The header is
 * ignored from anybody else.
 */
export function deviceOf(request: FastifyRequest): RequestedDevice {
  const header = request.headers[DEVICE_CLASS_HEADER.toLowerCase()];
  if (isFromTrustedProxy(request) && (header === 'desktop' || header === 'mobile'))
    return { device: header, decidedBy: DEVICE_CLASS_HEADER };
  return { device: deviceClassOf(request.headers['user-agent'] ?? ''), decidedBy: 'User-Agent' };
}

/** Fastify fills `ips` with more than the peer only if the peer is a trusted proxy. */
const isFromTrustedProxy = ({ ips }: FastifyRequest): boolean => (ips?.length ?? 0) > 1;
