import type { DocumentRecord } from '../../modules/catalogue/writing/records.ts';
import { documentAddress, sizeInKey } from '../../modules/media/documentKey.ts';
import { plainFileName } from '../../modules/media/plainFileName.ts';
import { documentName, type NamedDocument } from '../rows/documentsIn.ts';
import type { FileKind } from './ProductFiles.ts';

/** The documents of a product, each once in a kind and language. */
export const DOCUMENTS: FileKind<NamedDocument, DocumentRecord> = {
  about: 'documents',
  itemsIn: (rows) => [
    ...new Map(rows.flatMap(({ documents }) => documents).map((one) => [Object.values(one).join('\n'), one])).values(),
  ],
  shown(stored) {
    const all = [...new Map(stored.map((one) => [`${one.item.kind} ${one.item.language} ${one.key}`, one])).values()];
    return all.flatMap(({ item: { kind, language, source }, key }) => {
      const size_bytes = sizeInKey(key);
      if (size_bytes === null) return [];
      const name = documentName(source);
      const isAlone = all.every(
        ({ item, key: other }) => other === key || item.kind !== kind || item.language !== language,
      );
      const url = documentAddress(key, plainFileName(name) || kind);
      // Names tell several documents of one kind apart.
      return [{ kind, language, title: isAlone ? '' : name, url, size_bytes, media_type: 'application/pdf' }];
    });
  },
  write: (writer, products) => writer.writeDocuments(products.map(({ id, shown }) => ({ id, documents: shown }))),
};
