/** Words that do not tell the topic of a dataset. */

const list = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Function words, which occur in texts on any topic. */
export const stopWords = list(
  'a an the of and or to in on for from with by at as is are was were be been being it its this that these those we i ' +
    'you they he she our my your their us me which who whom whose what when where how why can could will would shall ' +
    'should may might must do does did done have has had having not no nor so such than then there here also into onto ' +
    'over under between among through during before after above below up down out off again further more most other some ' +
    'any each few both all only own same very just about if but because until while against per via et al etc',
);

/** Words for a use of data, its users and its form: a record can answer a need without containing them. */
export const taskWords = list(
  'recognise recognize identify predict forecast detect classify estimate whether get someone somebody ' +
    'image images imagery picture pictures photo photos video videos audio recording recordings time series csv table tables tabular rate rates average mean median real realtime live available availability daily hourly weekly monthly yearly annual stats true ' +
    'statistic statistics number numbers figure figures record records info information set sets corpus corpora benchmark collection ' +
    'list lists listing listings sample samples ' +
    'filter filters filtering recognition prediction forecasting detection classification identification estimation',
);

/** Words of requests, such as "show" and "dataset", which occur in needs on any topic. */
export const requestWords = list(
  'near nearby take takes interesting anything everything stuff wat wats whats hows wheres whos many much want wants wanted wish like looking look please show give given suggest find tell explain hello ' +
    'hi hey dataset datasets data thanks got anot lah leh lor ah eh sia pls plz bro',
);

/** Words for work on any topic, which get a small weight. */
export const needWords = list(
  'need needs propose proposes proposed proposing present presents ' +
    'presented introduce introduces introduced novel new method methods approach approaches model models modeling ' +
    'modelling system systems technique techniques framework frameworks develop develops developed developing build ' +
    'building builds create creates creating design designs designing train training trained use uses using used utilize ' +
    'improve improves improving improved improvement improvements perform performs performance state art result results ' +
    'shows shown demonstrate achieve achieves paper work works study task tasks problem problems dataset datasets data ' +
    'large scale deep learning neural network networks end based way ways better best good effective efficient efficiently ' +
    'efficiency simple able called first explore explores learn learns insight insights solution any something vs versus',
);
