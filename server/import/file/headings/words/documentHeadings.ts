/** Headings of columns of documents, by the language of their words. A heading that names a language has that one. */
export const DOCUMENT_HEADINGS: Readonly<Record<string, { strong: string; weak?: string }>> = {
  datasheet_en: {
    strong:
      'datasheet, data sheet, spec sheet, specification sheet, ' +
      'technical data sheet, technical datasheet, product sheet, brochure, leaflet, flyer',
  },
  datasheet_es: { strong: 'ficha técnica, ficha de producto, hoja de datos, hoja técnica, folleto' },
  datasheet_ru: {
    strong: 'технический паспорт, паспорт изделия, брошюра, буклет, листовка, ссылка на паспорт',
  },
  datasheet_zh: { strong: '规格书, 数据表, 彩页, 产品彩页, 技术资料' },
  manual_en: {
    strong:
      'manual, user manual, users manual, user guide, operator manual, operators manual, ' +
      'operating manual, instruction manual, owners manual',
  },
  manual_es: {
    strong: 'manual de usuario, manual del usuario, manual de uso, guía de usuario, manual de instrucciones',
  },
  manual_ru: {
    strong: 'руководство, руководство пользователя, руководство по эксплуатации, инструкция по эксплуатации',
  },
  manual_zh: { strong: '用户手册, 操作手册, 使用手册, 手册' },
  ifu_en: {
    strong: 'ifu, eifu, e ifu, instructions for use, instruction for use',
  },
  ifu_es: { strong: 'instrucciones de uso, instrucciones, instrucciones de empleo' },
  ifu_ru: { strong: 'инструкция, инструкция по применению, инструкции, ссылка на инструкцию' },
  ifu_zh: { strong: '使用说明, 使用说明书, 说明书, 产品说明书' },
  ce_certificate_en: {
    strong:
      'ce certificate, ce declaration, ec declaration, eu declaration of conformity, ' +
      'declaration of conformity, ec certificate, certificate of conformity',
  },
  ce_certificate_es: { strong: 'certificado ce, declaración de conformidad, declaración ce, declaración ue' },
  ce_certificate_ru: {
    strong: 'сертификат ce, декларация соответствия, декларация о соответствии, сертификат соответствия',
  },
  ce_certificate_zh: { strong: 'ce证书, 符合性声明, ce声明' },
  fda_510k_en: { strong: '510k summary, 510 summary, 510k letter, fda 510k summary, fda clearance letter' },
  cleaning_guide_en: {
    strong: 'cleaning guide, cleaning instructions, reprocessing guide, reprocessing instructions, sterilization guide',
  },
  cleaning_guide_es: { strong: 'guía de limpieza, instrucciones de limpieza, guía de reprocesamiento' },
  cleaning_guide_ru: { strong: 'инструкция по очистке, инструкция по обработке, руководство по очистке' },
  cleaning_guide_zh: { strong: '清洁指南, 清洗说明, 消毒说明' },
  documents_en: {
    strong: 'document, documents, documentation, attachment, attachments, pdf, downloads, resources, literature',
  },
  documents_es: { strong: 'documento, documentos, documentación, adjuntos, archivos adjuntos, descargas' },
  documents_ru: { strong: 'документ, документы, документация, вложения, ссылка на документ, ссылки на документы' },
  documents_zh: { strong: '文档, 文件, 资料, 资料下载' },
};
