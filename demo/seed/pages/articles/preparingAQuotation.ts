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
    'Как составить запрос, на который ответят сразу',
    '如何准备一份能立即得到回复的询价',
  ],
  summary: [
    `What to include so that our answer within ${QUOTE_REPLY_HOURS} hours is a complete quotation, not a question.`,
    `Qué incluir para que nuestra respuesta en ${QUOTE_REPLY_HOURS} horas sea un presupuesto completo y no una pregunta.`,
    `Что нам нужно знать, чтобы ответ за ${QUOTE_REPLY_HOURS} часа был полным предложением, а не встречным вопросом.`,
    `我们需要了解什么，才能在${QUOTE_REPLY_HOURS}小时内回复完整报价而不是反问。`,
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

- whether refurbished is welcome, if it saves time or money
- the target price, if you have one: there is a field for it
- documents that your purchasing department or the authorities require
- training or installation, for systems

## What you receive

A quotation with a price for each line and its validity, in your account. You can ask questions in the same thread, accept it with one click, or let it expire, without obligation.

## Several hospitals, one request

List the places of delivery in the message. We quote the sum of the quantities and ship to each place separately.

Put your products into the [cart](/cart) and choose “Request a quotation”, or contact [customer service](/customer-service).
`,
    `
Toda solicitud se responde en ${QUOTE_REPLY_HOURS} horas. Que la respuesta sea un presupuesto o una pregunta depende de cuatro datos.

## Qué escribir

1. **El equipo** al que pertenece la pieza: fabricante, modelo, número de serie.
2. **La referencia**, o una foto de la etiqueta.
3. **Cantidad y fecha**: cuántas y para cuándo a más tardar.
4. **El lugar**: país, código postal y si alguien puede recibir un palé.

Cantidades y referencias se toman de su carrito; equipo, fecha y alternativas van en la nota de cada línea.

## Conviene añadir

- si acepta material reacondicionado cuando ahorra tiempo o dinero
- el precio objetivo, si lo tiene: hay un campo para ello
- los documentos que pide su departamento de compras o la autoridad
- formación o instalación, si se trata de sistemas

## Qué recibe

Un presupuesto con precio por línea y su validez, en su cuenta. Puede preguntar en el mismo hilo, aceptarlo con un clic o dejarlo vencer: no cuesta nada.

## Varios hospitales, una solicitud

Indique los lugares de entrega en el mensaje. Presupuestamos la suma de las cantidades y enviamos a cada lugar por separado.

Ponga los productos en el [carrito](/cart) y elija «Solicitar presupuesto», o escríbanos por las vías de [atención al cliente](/customer-service).
`,
    `
На каждый запрос мы отвечаем за ${QUOTE_REPLY_HOURS} часа. Будет ли это предложение или вопрос, решают четыре строки.

## Что написать

1. **Аппарат**, к которому нужна деталь: производитель, модель, серийный номер.
2. **Номер детали** или фотография этикетки.
3. **Количество и срок**: сколько и к какому дню самое позднее.
4. **Место**: страна, индекс и может ли кто-то принять паллету.

Количества и номера берутся из корзины; аппарат, срок и варианты пишите в примечании к строке.

## Стоит добавить

- согласны ли вы на восстановленное, если это быстрее или дешевле
- желаемую цену, если она есть: для неё есть поле
- документы, которых требуют закупки или надзор
- обучение или монтаж, если речь о системах

## Что вы получите

Коммерческое предложение с ценой по каждой строке и сроком действия — в личном кабинете. Можно задать вопрос там же, принять одним нажатием или не отвечать: оно ни к чему не обязывает.

## Несколько больниц, один запрос

Перечислите места поставки в сообщении. Мы оцениваем общее количество и отправляем по каждому адресу отдельно.

Положите товары в [корзину](/cart) и выберите «Запросить предложение» или напишите нам способами со страницы [поддержки](/customer-service).
`,
    `
每份询价都会在${QUOTE_REPLY_HOURS}小时内得到回复。回复的是报价还是反问，取决于下面四行。

## 写什么

1. **设备**：制造商、型号、序列号。
2. **部件号**，或标签照片。
3. **数量与时间**：需要多少，最迟何时到货。
4. **地点**：国家、邮编，以及现场能否接收托盘。

数量和编号取自购物车；设备、时间和替代方案请写入各行备注。

## 建议补充

- 若能省时或省钱，是否接受翻新品
- 目标价格（如有，表单中有专门字段）
- 采购部门或监管机构要求的文件
- 系统设备是否需要培训或安装

## 您将收到

一份逐行报价，注明有效期，显示在您的账户中。您可以在同一会话中追问、一键接受，或任其过期，无需承担任何义务。

## 多家医院，一份询价

请在留言中列出各交货地点。我们按总量报价，并分别发货。

请将商品放入[购物车](/cart)并选择“询价”，或通过[客户服务](/customer-service)页面联系我们。
`,
  ],
};
