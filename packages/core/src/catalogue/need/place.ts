/** Cities, states and districts by country. Names that are common words or names of people as well are missing. */

const table = `
Singapore: Ang Mo Kio, Bedok, Bishan, Boon Lay, Bukit Batok, Bukit Merah, Bukit Panjang, Bukit Timah, Changi, Choa Chu Kang, Clementi, Geylang, Hougang, Jurong, Kallang, Marina Bay, Orchard Road, Pasir Ris, Paya Lebar, Potong Pasir, Punggol, Sembawang, Sengkang, Sentosa, Serangoon, Tampines, Tanjong Pagar, Tiong Bahru, Toa Payoh, Tuas, Yishun
Malaysia: Kuala Lumpur, Johor, Johor Bahru, Penang, Pulau Pinang, Melaka, Malacca, Selangor, Sabah, Sarawak, Ipoh, Kuching, Kota Kinabalu, Kelantan, Terengganu, Pahang
Indonesia: Jakarta, Surabaya, Bandung, Bali, Sumatra, Batam, Yogyakarta
Thailand: Bangkok, Phuket, Chiang Mai
Vietnam: Hanoi, Saigon, Ho Chi Minh, Ho Chi Minh City, Da Nang
Philippines: Manila, Cebu, Davao, Luzon
Myanmar: Yangon, Mandalay
Cambodia: Phnom Penh
China: Beijing, Shanghai, Shenzhen, Guangzhou, Guangdong, Wuhan, Chengdu, Hangzhou, Nanjing, Tianjin, Chongqing, Tibet, Xinjiang
Taiwan: Taipei, Kaohsiung
Japan: Tokyo, Osaka, Kyoto, Yokohama, Nagoya, Hokkaido, Fukushima, Hiroshima, Okinawa
South Korea: Seoul, Busan, Incheon
India: Mumbai, Delhi, New Delhi, Bangalore, Bengaluru, Chennai, Kolkata, Hyderabad, Kerala, Tamil Nadu, Maharashtra, Gujarat, Punjab
Pakistan: Karachi, Lahore, Islamabad
Bangladesh: Dhaka
Sri Lanka: Colombo
Nepal: Kathmandu
Iran: Tehran
Iraq: Baghdad
Israel: Tel Aviv, Jerusalem
Saudi Arabia: Riyadh, Mecca, Jeddah
United Arab Emirates: Dubai, Abu Dhabi
Turkey: Istanbul, Ankara
France: Paris, Lyon, Marseille, Toulouse, Bordeaux, Strasbourg, Brittany
Germany: Berlin, Munich, Hamburg, Frankfurt, Stuttgart, Dresden, Karlsruhe, Bavaria
United Kingdom: London, Manchester, Birmingham, Liverpool, Edinburgh, Glasgow, Yorkshire, Northern Ireland
Ireland: Dublin
Italy: Rome, Milan, Naples, Turin, Venice, Sicily, Lombardy
Spain: Madrid, Barcelona, Valencia, Seville, Catalonia, Andalusia
Portugal: Lisbon
Netherlands: Amsterdam, Rotterdam, Utrecht, The Hague
Belgium: Brussels, Antwerp, Flanders
Switzerland: Zurich, Geneva
Austria: Vienna, Salzburg
Denmark: Copenhagen
Sweden: Stockholm, Gothenburg
Norway: Oslo
Finland: Helsinki
Iceland: Reykjavik
Poland: Warsaw, Krakow
Czech Republic: Prague
Hungary: Budapest
Greece: Athens
Romania: Bucharest
Ukraine: Kyiv, Kiev, Crimea
Russia: Moscow, Saint Petersburg, Siberia
Egypt: Cairo
Morocco: Casablanca
Nigeria: Lagos
Kenya: Nairobi
Ethiopia: Addis Ababa
South Africa: Cape Town, Johannesburg, Durban, Soweto
Canada: Ontario, Quebec, Alberta, British Columbia, Toronto, Vancouver, Montreal, Ottawa, Calgary
Mexico: Mexico City, Guadalajara, Yucatan
Cuba: Havana
United States: Alaska, Arizona, California, Colorado, Florida, Hawaii, Illinois, Iowa, Massachusetts, Michigan, Minnesota, New York, Ohio, Oregon, Pennsylvania, Philadelphia, Texas, Utah, Virginia, Washington, Chicago, Los Angeles, San Francisco, Boston, NYC, Manhattan, Brooklyn, Seattle, Houston, Dallas, Denver, Atlanta, Miami, Detroit, Minneapolis, Baltimore, San Diego, Las Vegas, New Orleans, New Jersey, Silicon Valley
Brazil: Sao Paulo, São Paulo, Rio de Janeiro, Brasilia
Argentina: Buenos Aires
Chile: Santiago
Colombia: Bogota, Bogotá, Medellin
Venezuela: Caracas
Australia: Sydney, Melbourne, Brisbane, Canberra, Perth, Adelaide, Queensland, New South Wales, Tasmania
New Zealand: Auckland, Wellington, Christchurch
`;

/** The places of each country. */
export const placesOf: ReadonlyMap<string, readonly string[]> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => line.split(': '))
    .map(([country = '', places = '']) => [country, places.split(', ')]),
);
