interface Detector {
  detect(source: ImageBitmapSource): Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: 'qr_code'[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** The decoder of QR codes in pictures: the platform's own where it has one (macOS, Android), else a library's. */
export async function codeReader(): Promise<Detector> {
  const { BarcodeDetector: own } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats = (await own?.getSupportedFormats().catch(() => [])) ?? [];
  const Reader = own && formats.includes('qr_code') ? own : (await import('qr/decode.js')).BarcodeDetector;
  return new Reader({ formats: ['qr_code'] });
}
