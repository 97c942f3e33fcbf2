import { deviceClassOf, type DeviceClass } from '../../../shared/web/deviceClass.ts';
import type { Platform } from './Platform.ts';

/** The class of device where no server has decided it. */
export const deviceOf = (kind: Platform['kind'], userAgent: string): DeviceClass =>
  kind === 'kiosk' ? 'kiosk' : deviceClassOf(userAgent);
