import type { ArticleText } from '../ArticleText.ts';

export const refurbishedGrades: ArticleText = {
  id: 4,
  key: 'new-refurbished-used',
  picture: 'group.monitors',
  groups: ['patient-monitors', 'portable-ultrasound', 'ventilators'],
  published: '2026-09-29',
  title: [
    'New, refurbished, used: what the grades mean',
    'Nuevo, reacondicionado, usado: qué significa cada estado',
    'Новое, восстановленное, подержанное: что означают состояния',
    '全新、翻新、二手：各等级的含义',
  ],
  summary: [
    'What has been done to a refurbished device before it is offered here, what used means, and which papers to ask for.',
    'Qué se ha hecho a un equipo reacondicionado antes de ofrecerlo aquí, qué significa usado y qué documentos conviene pedir.',
    'Что сделано с восстановленным аппаратом до продажи, что значит «б/у» и какие документы стоит запросить.',
    '翻新设备在上架前做了哪些工作，二手意味着什么，以及应索取哪些文件。',
  ],
  body: [
    `
Every product of this store names its condition, in lists and on its own page, and every list can be narrowed to one condition.

## The three grades

| Grade | What it is | What it comes with
| New | Unused, in the maker's packaging | All accessories, the maker's papers
| Refurbished | Used, then brought back to the maker's data | Test record, accessories as listed
| Used | Works, cleaned and tested, otherwise as it is | Test record, accessories as listed

## What refurbished means here

1. The device is cleaned, disinfected and opened.
2. Worn parts are replaced: batteries, fans, keypads, hoses, seals.
3. Software is brought to a state that the maker supports.
4. The functions are tested and measured against the maker's data.
5. Electrical safety is tested according to IEC 62353.

The result is a test record with measured values, not a stamp. It belongs to the device and comes with it.

## Which grade for what

Take **new** where the maker's warranty or a tender asks for it. Take **refurbished** where a fleet is to be extended by the same model, so that staff, accessories and spare parts stay the same. Take **used** for training, for a spare device, or as a source of parts.

## Questions worth asking

- How many hours has it run, and how old are its batteries?
- Which software version and which options are activated?
- Which accessories are in the box, and which have to be ordered?

Put them into the note of the line when you [request a quotation](/cart/goodOffer).
`,
    `
Cada producto de esta tienda indica su estado, en las listas y en su ficha, y toda lista puede limitarse a uno.

## Los tres estados

| Estado | Qué es | Qué incluye
| Nuevo | Sin usar, en el embalaje del fabricante | Todos los accesorios y documentos
| Reacondicionado | Usado y devuelto a los datos del fabricante | Informe de pruebas, accesorios indicados
| Usado | Funciona, limpio y comprobado; por lo demás, tal como está | Informe de pruebas, accesorios indicados

## Qué significa aquí reacondicionado

1. El equipo se limpia, se desinfecta y se abre.
2. Se cambian las piezas gastadas: baterías, ventiladores, teclados, tubos, juntas.
3. El software se lleva a una versión con soporte del fabricante.
4. Las funciones se prueban y se miden frente a los datos del fabricante.
5. La seguridad eléctrica se comprueba según IEC 62353.

El resultado es un informe con valores medidos, no un sello. Pertenece al equipo y se entrega con él.

## Qué estado para qué

Elija **nuevo** si lo exige la garantía o una licitación. Elija **reacondicionado** para ampliar un parque con el mismo modelo, de modo que personal, accesorios y recambios sigan siendo los mismos. Elija **usado** para formación, como equipo de reserva o como fuente de piezas.

## Preguntas que conviene hacer

- ¿Cuántas horas ha funcionado y qué edad tienen las baterías?
- ¿Qué versión de software y qué opciones están activas?
- ¿Qué accesorios incluye y cuáles hay que pedir aparte?

Escríbalas en la nota de la línea al [solicitar un presupuesto](/cart/goodOffer).
`,
    `
У каждого товара указано состояние — в списках и на его странице, и любой список можно сузить до одного состояния.

## Три состояния

| Состояние | Что это | Что прилагается
| Новое | Не использовалось, в упаковке производителя | Все принадлежности и документы
| Восстановленное | Использовалось, приведено к данным производителя | Протокол испытаний, принадлежности по списку
| Б/у | Работает, очищено и проверено, в остальном как есть | Протокол испытаний, принадлежности по списку

## Что здесь значит «восстановленное»

1. Аппарат очищают, дезинфицируют и вскрывают.
2. Меняют изношенное: аккумуляторы, вентиляторы, клавиатуры, шланги, уплотнения.
3. Обновляют программу до версии, которую поддерживает производитель.
4. Функции проверяют и измеряют по данным производителя.
5. Электробезопасность проверяют по IEC 62353.

Итог — протокол с измеренными значениями, а не штамп. Он относится к аппарату и поставляется вместе с ним.

## Что для чего

Берите **новое**, если этого требует гарантия или тендер. **Восстановленное** — чтобы расширить парк той же моделью: персонал, принадлежности и запчасти останутся прежними. **Б/у** — для обучения, в запас или как источник деталей.

## О чём стоит спросить

- Сколько часов наработано и каков возраст аккумуляторов?
- Какая версия программы и какие опции включены?
- Какие принадлежности в комплекте, а какие заказывать отдельно?

Напишите это в примечании к строке, когда [запрашиваете предложение](/cart/goodOffer).
`,
    `
本店每件商品都在列表和商品页标明成色，任何列表都可按成色筛选。

## 三个等级

| 等级 | 含义 | 随附
| 全新 | 未使用，原厂包装 | 全部附件及原厂文件
| 翻新 | 使用过，已恢复到原厂参数 | 检测记录，所列附件
| 二手 | 功能正常，已清洁检测，其余保持原状 | 检测记录，所列附件

## 本店的“翻新”包括

1. 清洁、消毒并开机检查内部。
2. 更换磨损件：电池、风扇、按键、管路、密封件。
3. 软件更新到制造商仍支持的版本。
4. 按制造商参数测试和测量各项功能。
5. 按 IEC 62353 检测电气安全。

结果是一份带实测数值的检测记录，而不是一枚印章；它属于该设备并随机交付。

## 如何选择

保修或招标有要求时选**全新**；为同型号机群扩充时选**翻新**，人员、附件和备件都不必改变；培训、备用或拆件选**二手**。

## 值得询问的问题

- 运行了多少小时？电池有多旧？
- 软件版本是什么？开通了哪些选件？
- 包装内有哪些附件？哪些需另购？

请在[询价](/cart/goodOffer)时写入该行备注。
`,
  ],
};
