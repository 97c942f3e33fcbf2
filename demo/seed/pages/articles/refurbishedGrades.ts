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
    'What we do to a refurbished device before we sell it, what “used” means, and which documents to ask for.',
    'Qué hacemos con un equipo reacondicionado antes de venderlo, qué significa «usado» y qué documentos conviene pedir.',
    'Что мы делаем с восстановленным аппаратом до продажи, что значит «б/у» и какие документы стоит запросить.',
    '翻新设备在上架前做了哪些工作，二手意味着什么，以及应索取哪些文件。',
  ],
  body: [
    `
Every product shows its condition in lists and on its page, and you can filter every list by condition.

## The three grades

| Grade | What it is | What it comes with
| New | Unused, in the manufacturer’s packaging | All accessories and the manufacturer’s documents
| Refurbished | Used, then restored to the manufacturer’s specifications | Test record, accessories as listed
| Used | In working order, cleaned and tested, otherwise as is | Test record, accessories as listed

## What refurbished means here

1. The device is cleaned, disinfected and opened.
2. Worn parts are replaced: batteries, fans, keypads, hoses, seals.
3. Software is updated to a version that the manufacturer supports.
4. All functions are tested and measured against the manufacturer’s specifications.
5. Electrical safety is tested according to IEC 62353.

The result is a test record with measured values, not just a stamp. You receive it with the device.

## Which grade to choose

Choose **new** if a tender or the manufacturer’s warranty requires it. Choose **refurbished** to add more of a model you already use: training, accessories and spare parts stay the same. Choose **used** for training, as a spare device, or as a source of parts.

## Questions worth asking

- How many operating hours does it have, and how old are its batteries?
- Which software version does it run, and which options are activated?
- Which accessories are included, and which have to be ordered?

Ask them in the note of the line when you [request a quotation](/cart/goodOffer).
`,
    `
Cada producto indica su estado en las listas y en su ficha, y todas las listas se pueden filtrar por estado.

## Los tres estados

| Estado | Qué es | Qué incluye
| Nuevo | Sin usar, en el embalaje del fabricante | Todos los accesorios y documentos
| Reacondicionado | Usado y restaurado según las especificaciones del fabricante | Informe de pruebas, accesorios indicados
| Usado | Funciona, limpio y comprobado; por lo demás, tal como está | Informe de pruebas, accesorios indicados

## Qué significa aquí reacondicionado

1. El equipo se limpia, se desinfecta y se abre.
2. Se cambian las piezas gastadas: baterías, ventiladores, teclados, tubos, juntas.
3. El software se actualiza a una versión con soporte del fabricante.
4. Las funciones se prueban y se miden según las especificaciones del fabricante.
5. La seguridad eléctrica se comprueba según IEC 62353.

El resultado es un informe con valores medidos, no solo un sello, y se entrega con el equipo.

## Qué estado elegir

Elija **nuevo** si lo exige una licitación o la garantía del fabricante. Elija **reacondicionado** para ampliar el parque con un modelo que ya utiliza: la formación, los accesorios y los recambios siguen siendo los mismos. Elija **usado** para formación, como equipo de reserva o como fuente de piezas.

## Preguntas que conviene hacer

- ¿Cuántas horas de uso tiene y qué antigüedad tienen las baterías?
- ¿Qué versión de software y qué opciones están activas?
- ¿Qué accesorios incluye y cuáles hay que pedir aparte?

Escríbalas en la nota de la línea al [solicitar un presupuesto](/cart/goodOffer).
`,
    `
У каждого товара указано состояние — в списках и на его странице; любой список можно отфильтровать по состоянию.

## Три состояния

| Состояние | Что это | Что прилагается
| Новое | Не использовалось, в упаковке производителя | Все принадлежности и документы
| Восстановленное | Использовалось, восстановлено до параметров производителя | Протокол испытаний, принадлежности по списку
| Б/у | Исправно, очищено и проверено, в остальном как есть | Протокол испытаний, принадлежности по списку

## Что здесь значит «восстановленное»

1. Аппарат очищают, дезинфицируют и вскрывают.
2. Меняют изношенное: аккумуляторы, вентиляторы, клавиатуры, шланги, уплотнения.
3. Обновляют ПО до версии, которую поддерживает производитель.
4. Функции проверяют и измеряют по параметрам производителя.
5. Электробезопасность проверяют по IEC 62353.

Результат — протокол с измеренными значениями, а не просто штамп. Вы получаете его вместе с аппаратом.

## Какое состояние выбрать

Выбирайте **новое**, если этого требует тендер или гарантия производителя. **Восстановленное** — чтобы докупить модель, которая у вас уже есть: обучение, принадлежности и запчасти останутся прежними. **Б/у** — для обучения, в запас или как источник деталей.

## О чём стоит спросить

- Какова наработка в часах и сколько лет аккумуляторам?
- Какая установлена версия ПО и какие опции включены?
- Какие принадлежности в комплекте, а какие заказывать отдельно?

Задайте эти вопросы в примечании к строке, когда [запрашиваете предложение](/cart/goodOffer).
`,
    `
本店每件商品都在列表和商品页标明成色，任何列表都可按成色筛选。

## 三个等级

| 等级 | 含义 | 随附
| 全新 | 未使用，原厂包装 | 全部附件及原厂文件
| 翻新 | 使用过，已恢复到原厂参数 | 检测记录，所列附件
| 二手 | 功能正常，已清洁检测，其余保持原状 | 检测记录，所列附件

## 本店的“翻新”包括

1. 清洁、消毒并拆机检查。
2. 更换磨损件：电池、风扇、按键、管路、密封件。
3. 软件更新到制造商仍支持的版本。
4. 按制造商参数测试和测量各项功能。
5. 按 IEC 62353 检测电气安全。

最终得到的是一份带实测数值的检测记录，而不只是一枚合格章，随设备一并交付。

## 如何选择

招标或原厂保修有要求时选**全新**；增购已在使用的型号时选**翻新**，培训、附件和备件都无需改变；用于培训、备用或拆件时选**二手**。

## 值得询问的问题

- 已运行多少小时？电池用了几年？
- 软件版本是什么？开通了哪些选件？
- 随附哪些附件？哪些需要另购？

请在[询价](/cart/goodOffer)时写入该行备注。
`,
  ],
};
