import type { ProductDocument } from '../../shared/contract/schemas/productParts.ts';
import type { Words } from '../seed/outline/Leaf.ts';

/** Texts that all sheets share. */
export const SHEET_WORDS = {
  code: ['Part number', 'Referencia', 'Артикул', '编号'],
  brand: ['Brand', 'Marca', 'Бренд', '品牌'],
  group: ['Category', 'Categoría', 'Категория', '分类'],
  specs: ['Specifications', 'Especificaciones', 'Характеристики', '技术参数'],
  variants: ['Versions', 'Versiones', 'Исполнения', '规格型号'],
  version: ['Version', 'Versión', 'Исполнение', '规格'],
  pack: ['Pack', 'Unidades', 'В упаковке', '包装数'],
  fits: ['Fits', 'Compatible con', 'Совместимость', '适配机型'],
  warranty: ['Warranty, months', 'Garantía, meses', 'Гарантия, мес.', '保修（月）'],
  origin: ['Country of origin', 'País de origen', 'Страна происхождения', '原产国'],
  note: [
    'Compiled from the catalogue record of this product. The document supplied with the goods prevails.',
    'Elaborado a partir de la ficha de catálogo de este producto. Prevalece el documento que acompaña a la mercancía.',
    'Составлено по карточке товара в каталоге. Приоритет имеет документ, поставляемый вместе с товаром.',
    '本页依据商品目录生成，以随货文件为准。',
  ],
} as const satisfies Record<string, Words>;

/** A heading and its paragraphs. */
export type Section = readonly [title: Words, ...paragraphs: Words[]];

const USE: readonly Section[] = [
  [
    ['Before first use', 'Antes del primer uso', 'Перед первым применением', '首次使用前'],
    [
      'Check the packaging and the parts for damage and compare the contents with the delivery note.',
      'Compruebe que el embalaje y las piezas no presenten daños y compare el contenido con el albarán.',
      'Проверьте упаковку и части на повреждения и сверьте комплект с накладной.',
      '检查包装和部件有无损坏，并与送货单核对内容。',
    ],
    [
      'Let the product reach room temperature. Do not use it if a housing, cable or seal is damaged.',
      'Deje que el producto alcance la temperatura ambiente. No lo use si una carcasa, un cable o una junta están dañados.',
      'Дайте изделию нагреться до комнатной температуры. Не применяйте его при повреждении корпуса, кабеля или уплотнения.',
      '待产品恢复至室温。外壳、线缆或密封损坏时请勿使用。',
    ],
  ],
  [
    ['In use', 'Durante el uso', 'При применении', '使用中'],
    [
      'Only trained staff may use the product, and only for the purpose stated above.',
      'Solo el personal formado puede usar el producto, y solo para el fin indicado.',
      'Применять изделие может только обученный персонал и только по назначению, указанному выше.',
      '仅限受过培训的人员按上述用途使用。',
    ],
    [
      'Watch the limits given in the specifications. Stop and have the product checked if it behaves unusually.',
      'Respete los límites indicados en las especificaciones. Si observa un comportamiento anómalo, deje de usarlo y hágalo revisar.',
      'Соблюдайте пределы, указанные в характеристиках. При необычной работе прекратите применение и передайте изделие на проверку.',
      '请遵守技术参数所列限值。如有异常请停止使用并送检。',
    ],
  ],
  [
    ['Storage and transport', 'Almacenamiento y transporte', 'Хранение и транспортировка', '储存与运输'],
    [
      'Store dry, at 5 to 40 °C, away from direct sunlight, in the original packaging where possible.',
      'Almacenar en lugar seco, entre 5 y 40 °C, protegido de la luz solar directa y, si es posible, en el embalaje original.',
      'Хранить в сухом месте при 5–40 °C, вдали от прямого солнечного света, по возможности в заводской упаковке.',
      '置于干燥处，5–40 °C，避免阳光直射，尽量使用原包装。',
    ],
  ],
  [
    ['Service and disposal', 'Servicio y eliminación', 'Обслуживание и утилизация', '维护与处置'],
    [
      'Repairs are for authorised workshops. Dispose of the product as local rules for medical equipment require.',
      'Las reparaciones corresponden a talleres autorizados. Elimine el producto según la normativa local sobre equipos médicos.',
      'Ремонт выполняют уполномоченные мастерские. Утилизируйте изделие по местным правилам для медицинских изделий.',
      '维修须由授权机构进行。按当地医疗器械法规处置。',
    ],
  ],
];

const CLEANING: readonly Section[] = [
  [
    ['Cleaning', 'Limpieza', 'Очистка', '清洁'],
    [
      'Wipe off residues at once after use. Clean with a soft cloth and a neutral detergent; rinse and dry.',
      'Retire los restos inmediatamente después del uso. Limpie con un paño suave y detergente neutro; aclare y seque.',
      'Удаляйте загрязнения сразу после применения. Очищайте мягкой салфеткой с нейтральным моющим средством, ополосните и высушите.',
      '使用后立即擦除残留，用软布和中性清洁剂清洁，冲洗并擦干。',
    ],
  ],
  [
    ['Disinfection', 'Desinfección', 'Дезинфекция', '消毒'],
    [
      'Use an agent that is approved for the materials named in the specifications and keep to its contact time.',
      'Use un producto autorizado para los materiales indicados en las especificaciones y respete el tiempo de contacto.',
      'Применяйте средство, допущенное для указанных материалов, и соблюдайте время экспозиции.',
      '使用适用于所列材质的消毒剂，并遵守作用时间。',
    ],
    [
      'Do not soak parts above the limit of their ingress protection. Keep plugs and sockets dry.',
      'No sumerja piezas por encima de su grado de protección. Mantenga secos los conectores.',
      'Не погружайте части сверх их степени защиты. Держите разъёмы сухими.',
      '浸泡不得超过防护等级，保持插头插座干燥。',
    ],
  ],
  [
    [
      'Check before the next use',
      'Comprobación antes del próximo uso',
      'Проверка перед следующим применением',
      '再次使用前检查',
    ],
    [
      'Look for cracks, clouding and loose parts. Take a product that shows any of them out of use.',
      'Busque grietas, opacidad y piezas sueltas. Retire del uso cualquier producto que las presente.',
      'Осмотрите на трещины, помутнение и ослабленные части. Изделие с такими признаками выведите из применения.',
      '检查裂纹、发雾和松动，如有则停用。',
    ],
  ],
];

const CONFORMITY: readonly Section[] = [
  [
    ['Declaration', 'Declaración', 'Декларация', '声明'],
    [
      'The maker declares under sole responsibility that this product meets the provisions of Regulation (EU) 2017/745 that apply to it.',
      'El fabricante declara bajo su exclusiva responsabilidad que este producto cumple las disposiciones aplicables del Reglamento (UE) 2017/745.',
      'Изготовитель под свою исключительную ответственность заявляет, что изделие отвечает применимым положениям Регламента (ЕС) 2017/745.',
      '制造商在其独立责任下声明，本产品符合欧盟法规 (EU) 2017/745 的适用条款。',
    ],
  ],
  [
    ['Basis', 'Base', 'Основание', '依据'],
    [
      'EN ISO 13485, EN ISO 14971, EN 60601-1 where the product is electrical, EN ISO 10993-1 where it touches the patient.',
      'EN ISO 13485, EN ISO 14971, EN 60601-1 si el producto es eléctrico, EN ISO 10993-1 si toca al paciente.',
      'EN ISO 13485, EN ISO 14971, EN 60601-1 для электрических изделий, EN ISO 10993-1 при контакте с пациентом.',
      'EN ISO 13485、EN ISO 14971；电气产品适用 EN 60601-1，接触患者适用 EN ISO 10993-1。',
    ],
  ],
];

const SUMMARY: readonly Section[] = [
  [
    ['Substantial equivalence', 'Equivalencia sustancial', 'Существенная эквивалентность', '实质等同'],
    [
      'The product has the same intended use and technology as its predicate; the differences listed in the specifications raise no new question of safety or effectiveness.',
      'El producto tiene el mismo uso previsto y la misma tecnología que su predicado; las diferencias no plantean nuevas cuestiones de seguridad o eficacia.',
      'Изделие имеет то же назначение и технологию, что и предшественник; различия не ставят новых вопросов безопасности и эффективности.',
      '本产品与对比产品用途和技术相同，差异不引起新的安全性或有效性问题。',
    ],
  ],
  [
    ['Testing', 'Ensayos', 'Испытания', '测试'],
    [
      'Bench tests, electrical safety, biocompatibility and cleaning validation were carried out as far as they apply.',
      'Se realizaron ensayos de banco, seguridad eléctrica, biocompatibilidad y validación de limpieza cuando procede.',
      'Проведены стендовые испытания, проверки электробезопасности, биосовместимости и очистки в применимом объёме.',
      '已按适用范围完成性能、电气安全、生物相容性和清洁验证测试。',
    ],
  ],
];

export const SECTIONS: Record<ProductDocument['kind'], readonly Section[]> = {
  datasheet: [],
  manual: USE,
  ifu: USE,
  cleaning_guide: CLEANING,
  ce_certificate: CONFORMITY,
  fda_510k: SUMMARY,
};
