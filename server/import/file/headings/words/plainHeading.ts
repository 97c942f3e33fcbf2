/** A heading in small letters, without punctuation and without brackets and their text: "Price (USD), *" is "price". */
export function plainHeading(heading: string): string {
  return (
    heading
      .normalize('NFKC')
      // As Odoo writes the name of a record: "Product Category/Display Name".
      .replace(/\/(?:display name|nombre (?:mostrado|a mostrar)|отображаемое (?:имя|название))$/i, '')
      // As programs write names: partNumber, ManufacturerPartID.
      .replaceAll(/(?<=\p{Ll})(?=\p{Lu}\p{Ll}|\p{Lu}{2,}(?!\p{L}))/gu, ' ')
      .toLowerCase()
      .replaceAll('ё', 'е')
      .replaceAll(/[([][^)\]]*[)\]]/g, ' ')
      .replaceAll('#', ' no ')
      .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
      .trim()
      .replaceAll(/(?<= |^)(?:numbers?|nums?|nos|nr|número|numero|nro|n o|номер)(?= |$)/g, 'no')
      .replaceAll(/(?<= |^)(?:mfr|mfg|manuf|manufact)(?= |$)/g, 'manufacturer')
  );
}
