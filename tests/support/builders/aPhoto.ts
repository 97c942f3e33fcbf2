import sharp from 'sharp';

/** A small photograph, as from a phone: with GPS coordinates in its EXIF data. */
export const aPhoto = (format: 'jpeg' | 'png' | 'webp' | 'gif' = 'jpeg', width = 60): Promise<Buffer> =>
  sharp({ create: { width, height: 40, channels: 3, background: '#4477aa' } })
    .withExif({ IFD0: { Artist: 'Dr. Ana Ruiz' } })
    .toFormat(format)
    .toBuffer();
