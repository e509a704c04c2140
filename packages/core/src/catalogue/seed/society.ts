/** Society, government, transport and the law. */
export const societyRecords = `
Our World in Data | https://ourworldindata.org/ | CC BY 4.0 | tabular, society, health, economy, countries | Charts and tables on population, poverty, health, education, energy and war, each with its source.
UN World Population Prospects | https://population.un.org/wpp/ | CC BY 3.0 IGO | tabular, population, countries | The United Nations' estimates of population, births and deaths since 1950 and projections to 2100.
UNESCO Institute for Statistics | https://data.unesco.org/ | CC BY-SA 3.0 IGO | tabular, education, science, culture, countries | Schooling, literacy, research and culture by country.
PISA | https://www.oecd.org/en/about/programmes/pisa.html | OECD terms | tabular, education, survey, countries | Tests of fifteen-year-olds in reading, mathematics and science in about eighty countries, every three years since 2000.
Human Development Reports | https://hdr.undp.org/data-center | CC BY 3.0 IGO | tabular, society, development, countries | The human development index and its parts by country since 1990.
World Values Survey | https://www.worldvaluessurvey.org/ | Non-commercial use | tabular, survey, society, countries | What people in over a hundred countries think of family, work, religion and politics, since 1981.
European Social Survey | https://www.europeansocialsurvey.org/ | CC BY-NC-SA 4.0 | tabular, survey, society, Europe | Attitudes and values of Europeans, every two years since 2002.
General Social Survey | https://gss.norc.org/ | NORC terms, with citation | tabular, survey, society, United States | Opinions and lives of Americans since 1972.
American Community Survey | https://www.census.gov/programs-surveys/acs/ | Public domain (US government) | tabular, survey, population, United States | Income, homes, work and origin of Americans, every year, down to neighbourhoods.
IPUMS | https://www.ipums.org/ | Free on registration | tabular, population, census, countries | Samples of censuses and surveys of the world, made comparable over time and place.
World Happiness Report | https://worldhappiness.report/ | See its page | tabular, survey, wellbeing, countries | How content people are with their lives, by country and year, and what goes with it.
V-Dem | https://www.v-dem.net/ | CC BY-SA 4.0 | tabular, politics, democracy, countries | Hundreds of indicators of democracy by country since 1789, coded by experts.
Freedom in the World | https://freedomhouse.org/report/freedom-world | See its page | tabular, politics, democracy, countries | Yearly scores of political rights and civil liberties by country.
Corruption Perceptions Index | https://www.transparency.org/en/cpi | CC BY-ND 4.0 | tabular, politics, corruption, countries | How corrupt experts and business people find the public sector of 180 countries.
Worldwide Governance Indicators | https://www.worldbank.org/en/publication/worldwide-governance-indicators | CC BY 4.0 | tabular, politics, countries | Six measures of how countries are governed, since 1996.
MIT Election Lab | https://electionlab.mit.edu/data | CC0 1.0, differs by set | tabular, politics, elections, United States | Results of American elections by state, county and precinct.
Comparative Manifesto Project | https://manifesto-project.wzb.eu/ | Free on registration | text, politics, elections, countries | Programmes of parties in over fifty countries, with what each sentence is about.
UN General Debate Corpus | https://dataverse.harvard.edu/dataset.xhtml?persistentId=doi:10.7910/DVN/0TJX8Y | CC0 1.0 | text, politics, speeches, countries | Speeches of heads of state at the United Nations since 1946.
Correlates of War | https://correlatesofwar.org/data-sets/ | See its page | tabular, politics, conflict, countries | Wars, alliances, borders and strength of states since 1816.
ACLED | https://acleddata.com/ | Terms of use, on registration | tabular, conflict, protests, map, countries | Political violence and protests of the world, event by event.
UCDP | https://ucdp.uu.se/downloads/ | CC BY 4.0 | tabular, conflict, map, countries | Armed conflicts since 1946 and each deadly event since 1989.
Global Terrorism Database | https://www.start.umd.edu/gtd/ | Terms of use, on request | tabular, conflict, terrorism, countries | Over two hundred thousand attacks since 1970.
GDELT | https://www.gdeltproject.org/ | Free with citation | text, news, events, countries | Events and tone of the world's news in over a hundred languages, every fifteen minutes.
UNHCR refugee data | https://www.unhcr.org/refugee-statistics/ | CC BY 4.0 | tabular, migration, refugees, countries | Refugees and displaced people by country of origin and asylum since 1951.
Humanitarian Data Exchange | https://data.humdata.org/ | Differs by set | tabular, map, disasters, humanitarian, countries | Thousands of sets for relief work, shared by over a hundred organisations.
Social Connectedness Index | https://data.humdata.org/dataset/social-connectedness-index | CC BY 4.0 | tabular, facebook, social network, countries | How strongly regions are linked by friendships on Facebook.
data.gov.sg | https://data.gov.sg/ | Singapore Open Data Licence | tabular, government, Singapore | Open data of Singapore's agencies: transport, homes, environment, health, economy.
Singapore census of population | https://www.singstat.gov.sg/publications/reference/cop2020 | Singapore Open Data Licence | tabular, population, census, Singapore | The census of 2020: residents, homes, languages, religion, work.
Data.gov | https://data.gov/ | Mostly public domain | tabular, government, United States | Hundreds of thousands of sets of American agencies.
data.europa.eu | https://data.europa.eu/ | Differs by set | tabular, government, Europe | Over a million sets of European countries and institutions in one catalogue.
data.gov.uk | https://www.data.gov.uk/ | OGL 3.0 for most | tabular, government, United Kingdom | Open data of British government and councils.
FBI Crime Data Explorer | https://cde.ucr.cjis.gov/ | Public domain (US government) | tabular, crime, United States | Crimes and arrests as American police forces report them.
Chicago crimes | https://data.cityofchicago.org/Public-Safety/Crimes-2001-to-Present/ijzp-q8t2 | City of Chicago terms | tabular, crime, city, United States | Each reported crime in Chicago since 2001 with kind, block and arrest.
UK police data | https://data.police.uk/ | OGL 3.0 | tabular, crime, map, United Kingdom | Street crime, stops and outcomes in England, Wales and Northern Ireland, month by month.
COMPAS recidivism | https://github.com/propublica/compas-analysis | ProPublica terms: citation, no redistribution | tabular, crime, fairness, United States | Risk scores of defendants in Florida and whether they offended again, from ProPublica's study of bias.
Stanford Open Policing | https://openpolicing.stanford.edu/ | ODC-BY | tabular, police, fairness, United States | Over two hundred million traffic stops of American police.
Supreme Court Database | http://scdb.wustl.edu/ | CC BY-NC 3.0 US | tabular, law, United States | Every case of the American Supreme Court since 1791 with votes and issues.
Caselaw Access Project | https://case.law/ | CC0 1.0 | text, law, United States | Decisions of American courts of 360 years, scanned from the books of Harvard's library.
NYC taxi trips | https://registry.opendata.aws/nyc-tlc-trip-records-pds/ | NYC terms: free | tabular, transport, taxi, city, United States | Each ride of New York's taxis since 2009 with times, zones, fares and tips.
Citi Bike trips | https://citibikenyc.com/system-data | Citi Bike data licence | tabular, transport, bicycles, city, United States | Each ride of New York's shared bicycles since 2013.
LTA DataMall | https://datamall.lta.gov.sg/ | Singapore Open Data Licence | time series, transport, Singapore | Buses with their stops and routes, trains, taxis, traffic speeds, car parks and passengers of Singapore.
Schools of Singapore | https://data.gov.sg/datasets/d_688b934f82c1059ed0a6993d2a829089/view | Singapore Open Data Licence | tabular, education, schools, Singapore | List of Singapore's primary and secondary schools and junior colleges with addresses, transport and programmes, from the Ministry of Education.
Hawker centres of Singapore | https://data.gov.sg/datasets/d_4a086da0a5553be1d89383cd90d07ecd/view | Singapore Open Data Licence | map, food, places, Singapore | Locations of Singapore's hawker centres with name, address and number of stalls, from the National Environment Agency.
COE bidding results of Singapore | https://data.gov.sg/datasets/d_69b3380ad7e51aff3a7dcc84eba52b8a/view | Singapore Open Data Licence | time series, transport, vehicles, economy, Singapore | Prices (premiums) and quotas of each bidding round for certificates of entitlement (COE), without which nobody may own a car in Singapore, since 2010.
METR-LA and PEMS-BAY | https://github.com/liyaguang/DCRNN | MIT | time series, transport, traffic, graph | Traffic speeds of road sensors in Los Angeles and the Bay Area every five minutes, for forecasting on graphs.
OpenSky Network | https://opensky-network.org/data | Research and non-commercial use | time series, transport, aircraft | Positions of aircraft from thousands of receivers since 2013.
Bureau of Transportation Statistics: airline on-time performance | https://www.transtats.bts.gov/ | Public domain (US government) | tabular, transport, aircraft, United States | Each domestic American flight since 1987 with delays and reasons.
OpenFlights | https://openflights.org/data | ODbL | tabular, transport, aircraft, map | Airports, airlines and routes of the world.
Mobility Database | https://mobilitydatabase.org/ | Differs by feed | transport, timetables, map, countries | Timetables of public transport of the world in GTFS.
FARS road deaths | https://www.nhtsa.gov/research-data/fatality-analysis-reporting-system-fars | Public domain (US government) | tabular, transport, road safety, United States | Each deadly road accident in the United States since 1975.
UK road safety data | https://www.data.gov.uk/dataset/cb7ae6f0-4be6-4935-9277-47e5ce24a11f/road-accidents-safety-data | OGL 3.0 | tabular, transport, road safety, United Kingdom | Road accidents in Great Britain with vehicles and casualties since 1979.
Inside Airbnb | https://insideairbnb.com/get-the-data/ | CC BY 4.0 | tabular, text, tourism, real estate, cities | Airbnb's offers in many cities with price, reviews and calendar, taken from its public pages.
Stack Overflow Developer Survey | https://survey.stackoverflow.co/ | ODbL | tabular, survey, technology, labour | What tens of thousands of programmers use, earn and think, every year since 2011.
O*NET | https://www.onetcenter.org/database.html | CC BY 4.0 | tabular, labour, jobs, skills | A thousand occupations with tasks, skills, knowledge and tools.
ESCO | https://esco.ec.europa.eu/en/use-esco/download | European Commission: free with attribution | tabular, labour, jobs, skills, Europe | Occupations and skills of Europe in 28 languages and how they belong together.
`;
