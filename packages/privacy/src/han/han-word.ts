/** Chinese family names, places and cue words; our own lists. Simplified and traditional. */

/** The most frequent family names of one character; 95 of 100 people have one of these. */
export const familyNames = new Set(
  `王李张張刘劉陈陳杨楊赵趙黄黃周吴吳徐孙孫胡朱高林何郭马馬罗羅梁宋郑鄭谢謝韩韓唐冯馮于董萧蕭程曹袁邓鄧许許傅沈曾彭吕呂苏蘇卢盧蒋蔣蔡贾賈
丁魏薛叶葉阎閻余潘杜戴夏钟鍾汪田任姜范方石姚谭譚廖邹鄒熊金陆陸郝孔白崔康毛邱秦江史顾顧侯邵孟龙龍万萬段雷钱錢汤湯尹黎易常武乔喬贺賀赖賴龚龔文庞龐樊兰蘭殷施陶洪翟安颜顏倪严嚴牛温溫芦季俞章鲁魯葛伍韦韋申尤毕畢聂聶丛叢焦向柳邢路岳齐齊沿梅莫庄莊辛管祝左涂谷祁时時舒耿牟卜詹关關苗凌费費纪紀靳盛童欧歐甄项項曲成游阳陽裴席卫衛查屈鲍鮑位覃霍翁隋植甘景薄单單包司柏宁寧柯阮桂闵閔解强柴华華车車冉房边邊符卓巫饶饒蓝藍骆駱辜丘麦麥冼岑简簡佘占禤戚`.replace(
    /\s/g,
    '',
  ),
);

export const longFamilyNames = new Set(
  '欧阳 歐陽 司马 司馬 上官 诸葛 諸葛 东方 東方 皇甫 尉迟 尉遲 公孙 公孫 慕容 令狐 夏侯 司徒 端木 南宫 南宮 西门 西門'.split(
    ' ',
  ),
);

/** Cues before a name. */
export const nameCues =
  /(?:我叫|名叫|叫做|叫作|他叫|她叫|姓名是|姓名为|名字是|名字叫|姓名|联系人|聯絡人|联络人|收件人|寄件人|收货人|持卡人|申请人|患者|朋友|同事|客户|用户|老公|老婆|妻子|丈夫|[表堂][妹姐哥弟兄]|妹妹|姐姐|哥哥|弟弟|老板|老師|老师|邻居|鄰居|教练|教練|室友|学长|学姐|學長|學姐|儿子|女儿|我是|本人|叫)$/;

/** What people are addressed as behind a family name. */
const titles =
  '先生|女士|小姐|太太|老师|老師|医生|醫生|教授|经理|經理|警[长長官]|护士|護士|教[练練]|牧师|牧師|神父|校长|校長|院长|律师|律師|师傅|師傅|主任|博士|上士|中士|[上中少]尉|少校';
export const isTitled = new RegExp(`^(?:${titles})`);

/** Cues after a name. */
export const nameEndings = new RegExp(
  `^(?:${titles}|同学|同學|总裁|说|說|表示|认为|告诉|住在|来自|來自|的电话|的手机|的邮箱|的地址|昨天|今天)`,
);

/** Characters that are not part of a given name. */
export const noGivenName = new Set(
  '的是在住和与與说說去来來了也我你他她们們就都很不这這那個个因为為电電手邮郵地先太教经經律師师院认告昨号號，',
);

/** Words that begin with a family name and are not names. */
export const noNames = new Set(
  `高兴 高興 方便 方面 方法 时间 時間 时候 時候 常常 安全 任何 白天 江南 成功 成为 周末 马上 馬上 黄色 温暖 金色 文化 文章 路上 向来 关于 關於 解决 强大 单位 包括 许多 許多 万一 左右
  管理 曲子 游戏 遊戲 车子 石头 钱包 王者 牛奶 田野 汤圆 水果 查看 祝你 祝您 盛大 项目 边上 费用 华丽 易于 成本 何时 何必 时尚 安排 安静 康复 武器 季节 章节 夏天 龙头 雷雨 梅花 童年 谢谢 謝謝 于是 于 程序
  司机 公司 于此 连 高中 高考 高速 高铁 方式 方向 马路 白色 黑 花 元 温度 余额 余下 席位 景点 景色 柳树 桂花`.split(
    /\s+/,
  ),
);

export const hanPlaces = new Set(
  `中国 中國 美国 美國 英国 英國 法国 法國 德国 德國 日本 韩国 韓國 印度 俄罗斯 加拿大 澳大利亚 新西兰 新加坡 马来西亚 泰国 越南 菲律宾 印度尼西亚 意大利 西班牙 葡萄牙 巴西 墨西哥 阿根廷 台湾 台灣 香港 澳门 澳門
  北京 上海 天津 重庆 重慶 广东 廣東 广州 廣州 深圳 珠海 东莞 佛山 中山 惠州 汕头 浙江 杭州 宁波 温州 绍兴 嘉兴 金华 义乌 江苏 江蘇 南京 苏州 蘇州 无锡 常州 南通 徐州 扬州 山东 山東 济南 青岛 青島 烟台 潍坊 威海
  河北 石家庄 保定 唐山 山西 太原 大同 内蒙古 呼和浩特 包头 辽宁 沈阳 瀋陽 大连 大連 吉林 长春 黑龙江 哈尔滨 哈爾濱 安徽 合肥 芜湖 福建 福州 厦门 廈門 泉州 江西 南昌 九江 河南 郑州 洛阳 开封 湖北 武汉 武漢 宜昌
  湖南 长沙 長沙 岳阳 海南 海口 三亚 四川 成都 绵阳 贵州 贵阳 云南 昆明 大理 丽江 陕西 西安 咸阳 甘肃 兰州 青海 西宁 宁夏 银川 新疆 乌鲁木齐 西藏 拉萨 广西 南宁 桂林 柳州 台北 高雄 台中 台南
  东京 東京 大阪 京都 首尔 首爾 釜山 曼谷 吉隆坡 伦敦 倫敦 巴黎 柏林 纽约 紐約 洛杉矶 旧金山 芝加哥 波士顿 西雅图 温哥华 多伦多 悉尼 墨尔本 莫斯科 罗马 马德里 里斯本`.split(
    /\s+/,
  ),
);
export const longestHanPlace = 5;

/** Less frequent family names, which begin a name only where a finder has found one. */
const rareFamilyNames = new Set(
  '仇佟储儲党卞厉厲吉商奚姬娄婁宓宫宮宣寇封屠巩鞏师師应應戈扈揭敖晏晋晁朴桑栗栾楚楼樓荣榮殷池沙洛浦湛滕满滿濮牟狄甄皮盖盘盛瞿祖禹穆窦竇竺索练缪繆胥臧艾苑茅茹荀荆荊莘蔺藺虞褚谌談谈贝貝赫迟遲郁郎郜都鄂鄢邝鄺邬鄔邸钮鈕闫閆闻聞阙闕阚闞阴陰隆隗雍靖鞠鱼魚麻',
);

/** A full name, with a form of address. */
const longestHanName = 6;

/** Returns whether the characters may be a name that begins with a family name. */
export const mayBeHanName = (text: string): boolean =>
  text.length <= longestHanName &&
  text !== '' &&
  (familyNames.has(text.charAt(0)) ||
    rareFamilyNames.has(text.charAt(0)) ||
    longFamilyNames.has(text.slice(0, 2)));
