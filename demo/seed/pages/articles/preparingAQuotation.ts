import { QUOTE_REPLY_HOURS } from '../../../../shared/contract/limits.ts';
import type { ArticleText } from '../ArticleText.ts';

export const preparingAQuotation: ArticleText = {
  id: 8,
  key: 'preparing-a-quotation-request',
  picture: 'group.operating-room',
  groups: ['or-tables', 'or-lights', 'electrosurgical-units', 'patient-monitors'],
  published: '2026-07-21',
  title: [
    'Preparing a request for quotation that is answered at once',
    'Cómo preparar una solicitud de presupuesto que se responde a la primera',
    'Как составить запрос, чтобы сразу получить предложение',
    '如何准备一份能立即得到回复的询价',
  ],
  summary: [
    `What to include so that our answer within ${QUOTE_REPLY_HOURS} hours is a complete quotation, not a question.`,
    `Qué incluir para que nuestra respuesta en ${QUOTE_REPLY_HOURS} horas sea un presupuesto completo y no una pregunta.`,
    `Что нам нужно знать, чтобы ответ за ${QUOTE_REPLY_HOURS} часа был полным предложением, а не встречным вопросом.`,
    `我们需要了解什么，才能在 ${QUOTE_REPLY_HOURS} 小时内给出完整报价，而无需再向您询问。`,
  ],
  body: [
    `
We answer every request within ${QUOTE_REPLY_HOURS} hours. Four details decide whether the answer is a quotation or a question.

## What to include

1. **The machine**: manufacturer, model, serial number.
2. **The part number**, or a photograph of the label.
3. **Quantity and date**: how many, and the latest delivery date.
4. **The place**: country, postal code, and whether a pallet can be received.

Quantities and part numbers are taken from your cart; machine, date and alternatives go into the note of each line.

## Worth adding

- whether you accept refurbished equipment if it saves time or money
- the target price, if you have one: there is a field for it
- documents that your purchasing department or the authorities require
- training or installation, for systems

## What you receive

A quotation with a price for each line and its validity, in your account. You can ask questions in the same thread, accept it with one click, or let it expire, without obligation.

## Several hospitals, one request

List the delivery addresses in the message. We quote for the total quantity and ship to each address separately.

Put your products into the [cart](/cart) and choose “Request a quotation”, or contact [customer service](/customer-service).
`,
    `
Toda solicitud se responde en ${QUOTE_REPLY_HOURS} horas. Que la respuesta sea un presupuesto o una pregunta depende de cuatro datos.

## Qué escribir

1. **El equipo** al que pertenece la pieza: fabricante, modelo, número de serie.
2. **La referencia**, o una foto de la etiqueta.
3. **Cantidad y fecha**: cuántas unidades y para cuándo a más tardar.
4. **El lugar**: país, código postal y si alguien puede recibir un palé.

Cantidades y referencias se toman de su carrito; equipo, fecha y alternativas van en la nota de cada línea.

## Conviene añadir

- si acepta material reacondicionado cuando ahorra tiempo o dinero
- el precio objetivo, si lo tiene: hay un campo para ello
- los documentos que pide su departamento de compras o la autoridad
- formación o instalación, si se trata de sistemas

## Qué recibe

Un presupuesto con precio por línea y su validez, en su cuenta. Puede preguntar en el mismo hilo, aceptarlo con un clic o dejarlo caducar, sin compromiso.

## Varios hospitales, una solicitud

Indique las direcciones de entrega en el mensaje. Presupuestamos la cantidad total y enviamos a cada dirección por separado.

Ponga los productos en el [carrito](/cart) y elija «Solicitar presupuesto», o póngase en contacto con [atención al cliente](/customer-service).
`,
    `
На каждый запрос мы отвечаем за ${QUOTE_REPLY_HOURS} часа. Получите ли вы предложение или встречный вопрос, зависит от четырёх сведений.

## Что написать

1. **Аппарат**, к которому нужна деталь: производитель, модель, серийный номер.
2. **Артикул** или фотография этикетки.
3. **Количество и срок**: сколько и к какому дню самое позднее.
4. **Место**: страна, индекс и может ли кто-то принять паллету.

Количество и артикулы берутся из корзины; аппарат, срок и варианты замены укажите в примечании к строке.

## Стоит добавить

- подойдёт ли восстановленное оборудование, если это быстрее или дешевле
- желаемую цену: для неё есть отдельное поле
- документы, которые требуют отдел закупок или надзорные органы
- обучение или монтаж, если речь о системах

## Что вы получите

Коммерческое предложение с ценой по каждой строке и сроком действия — в личном кабинете. Там же можно задать вопрос, принять предложение одним нажатием или не отвечать: оно ни к чему не обязывает.

## Несколько больниц, один запрос

Перечислите адреса доставки в сообщении. Мы рассчитаем цену на общее количество и отправим по каждому адресу отдельно.

Положите товары в [корзину](/cart) и выберите «Запросить предложение» или обратитесь в [поддержку](/customer-service).
`,
    `
每份询价都会在 ${QUOTE_REPLY_HOURS} 小时内得到回复。能否直接报价，取决于以下四项信息。

## 需要提供的信息

1. **设备**：制造商、型号、序列号。
2. **部件号**，或标签照片。
3. **数量与时间**：需要多少，最迟何时到货。
4. **地点**：国家、邮编，以及现场能否接收托盘。

数量和部件号取自购物车；设备、时间和替代方案请写入各行备注。

## 建议补充

- 若能省时或省钱，是否接受翻新品
- 目标价格（如有，表单中有专门字段）
- 采购部门或监管机构要求的文件
- 系统设备是否需要培训或安装

## 您将收到

一份逐行报价，注明有效期，显示在您的账户中。您可以在同一页面提问、一键接受，或等其自动过期，无需承担任何义务。

## 多家医院，一份询价

请在留言中列出各交货地点。我们按总量报价，并分别发货。

请将商品放入[购物车](/cart)并选择“询价”，或通过[客户服务](/customer-service)页面联系我们。
`,
  ],
};
