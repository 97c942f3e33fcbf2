import type { ArticleText } from '../ArticleText.ts';

export const readingAPartNumber: ArticleText = {
  id: 2,
  key: 'reading-a-part-number',
  picture: 'group.ultrasound-boards',
  groups: ['ultrasound-boards', 'parameter-modules', 'probe-cables'],
  published: '2026-10-27',
  title: ['How to read a part number', 'Cómo leer una referencia de recambio', 'Как читать артикул', '如何读懂部件号'],
  summary: [
    'How to find the part number on a label, understand its elements, and search when half of it is worn away.',
    'Cómo encontrar la referencia en una etiqueta, entender sus partes y buscarla cuando la mitad está borrada.',
    'Как найти артикул на этикетке, понять его части и искать, если половина стёрлась.',
    '如何在标签上找到部件号、理解各段含义，以及磨损一半时如何搜索。',
  ],
  body: [
    `
A label may carry five numbers, and only one of them names the part.

## Which number is which

| On the label | What it is | Order by it?
| P/N, REF, Part No. | The part number | Yes
| S/N, SN | The serial number of this one piece | No
| LOT, Batch | The production lot | No
| GTIN, (01) | The trade item number in the barcode | Yes, it finds the pack
| REV, Rev. | The revision of the part | Mention it

## The elements of a part number

The first characters of a part number usually identify the part. The last ones give its revision, language version or packaging. Two parts whose numbers differ only at the end are often interchangeable, but not always. Our product pages list the models that each part fits.

## When half of it is gone

Type what you can read, with or without dashes and spaces. The search of this store

- ignores dashes, dots and spaces
- takes O for 0 and I or L for 1, as they are confused on worn labels
- finds a number by its first three characters, or by any four in a row
- accepts input from a barcode scanner, including GTINs

Each result shows why it was found: an exact number, a beginning, or the same number written differently.

## When nothing is left

Look for the number in the service manual of the machine, in the list of installed parts on its service screen, or on the delivery note of the last order. Or send us a photograph with your [request](/cart/goodOffer).
`,
    `
Una etiqueta puede llevar cinco números y solo uno de ellos identifica la pieza.

## Qué es cada número

| En la etiqueta | Qué es | ¿Sirve para pedir?
| P/N, REF, Part No. | La referencia de la pieza | Sí
| S/N, SN | El número de serie de esta unidad | No
| LOT, Batch | El lote de fabricación | No
| GTIN, (01) | El código comercial del código de barras | Sí, encuentra el envase
| REV, Rev. | La revisión de la pieza | Conviene indicarla

## Qué significan sus partes

Una referencia suele tener raíz y terminación. La raíz nombra la pieza; la terminación indica la revisión, el idioma o el envase. Dos referencias con la misma raíz y distinta terminación suelen ser intercambiables, pero no siempre: nuestras fichas indican a qué equipos sirve cada pieza, modelo por modelo.

## Cuando falta la mitad

Escriba lo que pueda leer, con o sin guiones y espacios. El buscador de esta tienda

- no tiene en cuenta guiones, puntos ni espacios
- lee O como 0 e I o L como 1, que se confunden en etiquetas gastadas
- encuentra una referencia por sus tres primeros caracteres o por cuatro seguidos
- acepta la lectura de códigos de barras, incluido el GTIN

Cada resultado dice por qué aparece: referencia exacta, comienzo o la misma referencia escrita de otro modo.

## Cuando no queda nada

Busque la referencia en el manual de servicio del equipo, en la lista de piezas de su pantalla de servicio o en el último albarán. O envíenos una foto con su [solicitud](/cart/goodOffer).
`,
    `
На этикетке бывает пять номеров, и только один из них называет деталь.

## Где какой номер

| На этикетке | Что это | Заказывать по нему?
| P/N, REF, Part No. | Артикул | Да
| S/N, SN | Серийный номер этого экземпляра | Нет
| LOT, Batch | Партия выпуска | Нет
| GTIN, (01) | Товарный номер в штрихкоде | Да, он находит упаковку
| REV, Rev. | Ревизия детали | Стоит указать

## Из чего состоит артикул

У артикула обычно есть основа и окончание. Основа называет деталь, окончание — ревизию, языковую версию или упаковку. Артикулы с одной основой и разными окончаниями часто взаимозаменяемы, но не всегда: на страницах товаров указано, к каким моделям подходит деталь.

## Если половина стёрлась

Наберите то, что видно, с дефисами и пробелами или без них. Поиск магазина

- не замечает дефисов, точек и пробелов
- считает O нулём, а I и L единицей: на стёртых этикетках их путают
- находит артикул по первым трём знакам или по любым четырём подряд
- принимает данные сканера штрихкода, включая GTIN

У каждого результата указано, почему он найден: точный артикул, его начало или тот же артикул в другом написании.

## Если не осталось ничего

Посмотрите номер в сервисном руководстве аппарата, в перечне деталей на сервисном экране или в последней накладной. Или пришлите фотографию вместе с [запросом](/cart/goodOffer).
`,
    `
一张标签上可能有五个号码，只有一个是部件号。

## 各号码的含义

| 标签上的字样 | 含义 | 能否据此订货
| P/N、REF、Part No. | 部件号 | 可以
| S/N、SN | 该件的序列号 | 不可以
| LOT、Batch | 生产批号 | 不可以
| GTIN、(01) | 条码中的商品编号 | 可以，可查到对应包装
| REV、Rev. | 修订版本 | 建议注明

## 各段代表什么

部件号通常由主体和尾缀组成。主体代表配件，尾缀代表修订版、语言版本或包装。主体相同、尾缀不同的编号往往可以互换，但并非总是如此：商品页会逐一列出适用机型。

## 磨损一半怎么办

输入您能看清的部分即可，横线和空格可有可无。本店搜索

- 忽略横线、点和空格
- 将 O 视为 0，将 I、L 视为 1，因为磨损标签上容易混淆
- 输入开头三个字符或任意连续四个字符即可查找
- 可直接使用扫码枪，支持 GTIN

每条结果都会注明原因：部件号完全一致、开头一致，或同一部件号的不同写法。

## 完全看不清怎么办

可查阅设备维修手册、设备维护界面中的部件清单或上次的送货单；也可以随[询价](/cart/goodOffer)附上照片。
`,
  ],
};
