import { clsx } from 'clsx';
import encodeQr from 'qr';
import { useMemo } from 'react';
import styles from './QrCode.module.css';

/** The quiet zone in modules (ISO/IEC 18004). */
const QUIET = 4;

interface QrCodeProps {
  text: string;
  /** Its text alternative. */
  label: string;
  className?: string;
}

/** A text as a QR code. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { size, path } = useMemo(() => drawQrCode(text), [text]);
  return (
    <svg className={clsx(styles.root, className)} role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <path d={path} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  );
}

/** Draws runs of dark modules as one path: far fewer elements than squares. */
function drawQrCode(text: string): { size: number; path: string } {
  const rows = encodeQr(text, 'raw', { ecc: 'medium', border: QUIET });
  const path = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark && !row[x - 1] ? [`M${x} ${y}h${runFrom(row, x)}v1H${x}z`] : [])),
  );
  return { size: rows.length, path: path.join('') };
}

function runFrom(row: readonly boolean[], x: number): number {
  const end = row.indexOf(false, x);
  return (end < 0 ? row.length : end) - x;
}
