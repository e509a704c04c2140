/** Earth, climate, weather, energy and maps. */
export const earthRecords = `
Sentinel-2 | https://registry.opendata.aws/sentinel-2/ | Copernicus terms: free with attribution | image, satellite, earth observation | Optical images of all land every few days at ten metres in thirteen bands, since 2015.
Sentinel-1 | https://registry.opendata.aws/sentinel-1/ | Copernicus terms: free with attribution | image, satellite, radar, earth observation | Radar images that see through clouds and by night, since 2014.
Sentinel-5P | https://registry.opendata.aws/sentinel5p/ | Copernicus terms: free with attribution | satellite, air quality, atmosphere | Daily global measurements of ozone, nitrogen dioxide, methane and other gases from space, since 2018.
Landsat Collection 2 | https://registry.opendata.aws/usgs-landsat/ | Public domain (US government) | image, satellite, earth observation, land cover | The longest record of the land from space, at thirty metres, since 1972.
MODIS | https://registry.opendata.aws/modis/ | NASA: free and open | image, satellite, earth observation, vegetation | Daily images of the earth by Terra and Aqua since 2000: vegetation, fire, snow, temperature.
NAIP aerial imagery | https://registry.opendata.aws/naip/ | Public domain (US government) | image, aerial, agriculture, United States | Aerial photographs of the United States in the growing season at a metre or less.
GOES | https://registry.opendata.aws/noaa-goes/ | NOAA: free and open | image, satellite, weather, North America | Weather satellites over the Americas, every few minutes.
Copernicus DEM | https://registry.opendata.aws/copernicus-dem/ | Copernicus terms | elevation, map, earth observation | Height of the earth's surface at thirty and ninety metres.
Terrain Tiles | https://registry.opendata.aws/terrain-tiles/ | Differs by source | elevation, map | Heights of the whole earth as tiles for maps.
ERA5 | https://cds.climate.copernicus.eu/datasets/reanalysis-era5-single-levels | Copernicus licence | climate, weather, reanalysis | Hourly weather of the whole earth since 1940, reconstructed from observations and a model.
CMIP6 | https://registry.opendata.aws/cmip6/ | CC BY 4.0 for most models | climate, climate models, projections | Simulations of past and future climate by the world's climate models, the base of the IPCC's reports.
GHCN Daily | https://registry.opendata.aws/noaa-ghcn/ | NOAA: free and open | time series, weather, climate | Daily temperature, rain and snow of over a hundred thousand stations, some for more than 175 years.
Integrated Surface Database | https://registry.opendata.aws/noaa-isd/ | NOAA: free and open | time series, weather | Hourly weather of stations all over the world since 1901.
Global Surface Summary of the Day | https://registry.opendata.aws/noaa-gsod/ | NOAA: free and open | time series, weather | Daily summaries of the weather of over nine thousand stations since 1929.
GFS forecasts | https://registry.opendata.aws/noaa-gfs-bdp-pds/ | NOAA: free and open | weather, forecasts | Global weather forecasts up to sixteen days ahead, four times a day.
HRRR | https://registry.opendata.aws/noaa-hrrr-pds/ | NOAA: free and open | weather, forecasts, United States | Hourly forecasts of the United States at three kilometres.
NEXRAD | https://registry.opendata.aws/noaa-nexrad/ | NOAA: free and open | weather, radar, United States | Doppler radar of 160 American sites since 1991: rain, storms, wind.
IMERG precipitation | https://registry.opendata.aws/nasa-gpm3imerghh/ | NASA: free and open | climate, weather, precipitation, satellite | Rain and snow over the earth every half hour from satellites.
CHIRPS | https://www.chc.ucsb.edu/data/chirps | Public domain | climate, precipitation, satellite, Africa | Rainfall since 1981 from satellites and stations, made for watching drought.
Berkeley Earth | https://berkeleyearth.org/data/ | CC BY-NC 4.0 | time series, climate, temperature | Temperature of land and ocean since 1850, global and by country and city.
GISTEMP | https://data.giss.nasa.gov/gistemp/ | NASA: free and open | time series, climate, temperature | NASA's global surface temperature since 1880.
HadCRUT5 | https://www.metoffice.gov.uk/hadobs/hadcrut5/ | OGL 3.0 | time series, climate, temperature, United Kingdom | Global temperature since 1850 by the Met Office and the University of East Anglia.
Mauna Loa carbon dioxide | https://gml.noaa.gov/ccgg/trends/data.html | NOAA: free and open | time series, climate, carbon dioxide | Carbon dioxide in the air of Hawaii since 1958: the Keeling curve.
Sea Ice Index | https://nsidc.org/data/g02135/versions/3 | NSIDC: free with citation | climate, sea ice, Arctic, Antarctica | Extent of sea ice in Arctic and Antarctic, daily since 1978.
Argo floats | https://argo.ucsd.edu/data/ | CC BY 4.0 | ocean, climate, temperature | Temperature and salt of the upper ocean from thousands of drifting floats.
World Ocean Database | https://registry.opendata.aws/noaa-wod/ | NOAA: free and open | ocean, climate | Profiles of temperature, salt, oxygen and nutrients of the sea, collected since Captain Cook.
Global Carbon Budget | https://globalcarbonbudget.org/ | CC BY 4.0 | climate, carbon dioxide, emissions, countries | Where carbon dioxide comes from and goes to, every year, by country.
Our World in Data: CO2 and greenhouse gas emissions | https://github.com/owid/co2-data | CC BY 4.0 | tabular, climate, emissions, countries | Emissions per country and year, per person and by fuel, back to 1750.
EDGAR emissions | https://edgar.jrc.ec.europa.eu/ | CC BY 4.0 | climate, emissions, air quality, countries | Greenhouse gases and pollutants by country and sector since 1970, also on a grid.
Climate TRACE | https://climatetrace.org/data | CC BY 4.0 | climate, emissions, industry | Emissions of single plants, farms and ships, estimated from satellites.
OpenAQ | https://openaq.org/ | Differs by source, mostly open | time series, air quality, countries | Air quality measured by stations of more than a hundred countries, gathered in one place.
Singapore PSI and PM2.5 | https://www.haze.gov.sg/ | Singapore Open Data Licence, on data.gov.sg | time series, air quality, Singapore | Pollutant standards index and fine dust of Singapore's regions, hour by hour.
Historical daily weather of Singapore | https://www.weather.gov.sg/climate-historical-daily/ | Singapore Open Data Licence, on data.gov.sg | time series, weather, Singapore | Rain, temperature and wind of Singapore's stations, day by day and month by month.
US EPA Air Data | https://www.epa.gov/outdoor-air-quality-data | Public domain (US government) | time series, air quality, United States | Daily and hourly pollutants of American monitors since 1980.
Global Forest Watch tree cover loss | https://www.globalforestwatch.org/ | CC BY 4.0 | forests, satellite, map, land cover | Where trees were lost and gained, year by year since 2000, at thirty metres.
ESA WorldCover | https://esa-worldcover.org/ | CC BY 4.0 | land cover, satellite, map | Land cover of the earth at ten metres for 2020 and 2021.
Dynamic World | https://dynamicworld.app/ | CC BY 4.0 | land cover, satellite, map | Land cover at ten metres in near real time from Sentinel-2.
WorldPop | https://www.worldpop.org/ | CC BY 4.0 | population, map, countries | How many people live where, on a grid of a hundred metres.
Global Human Settlement Layer | https://human-settlement.emergency.copernicus.eu/ | European Commission: free with attribution | population, map, cities | Built-up areas and population of the earth since 1975, from satellites.
Black Marble night lights | https://blackmarble.gsfc.nasa.gov/ | NASA: free and open | image, satellite, night lights, economy | The earth by night, daily, for power cuts, cities and the economy.
FIRMS active fires | https://firms.modaps.eosdis.nasa.gov/ | NASA: free and open | satellite, fire, disasters | Fires all over the world within three hours of the satellite's pass.
USGS earthquake catalogue | https://earthquake.usgs.gov/earthquakes/search/ | Public domain (US government) | earthquakes, disasters, map | Earthquakes of the world with place, depth and magnitude.
EM-DAT | https://www.emdat.be/ | Free for non-commercial use, on registration | disasters, countries | Natural and technological disasters since 1900 with deaths, people affected and losses.
xBD | https://xview2.org/ | CC BY-NC-SA 4.0 | image, satellite, disasters, buildings | Satellite images before and after disasters with the damage of each building.
OpenStreetMap | https://registry.opendata.aws/osm/ | ODbL | map, roads, buildings | The free map of the world: roads, buildings, shops and paths, edited by everyone.
Overture Maps | https://registry.opendata.aws/overture/ | ODbL and CDLA Permissive 2.0 | map, roads, buildings, places | Places, buildings, roads and borders joined from many open maps, with stable identifiers.
Natural Earth | https://www.naturalearthdata.com/ | Public domain | map, boundaries, countries | Borders, cities, rivers and coasts at three scales for drawing maps.
GADM | https://gadm.org/ | Free for non-commercial use | map, boundaries, countries | Borders of countries and all their districts.
GeoNames | https://www.geonames.org/ | CC BY 4.0 | map, places, countries | Over eleven million place names with coordinates, population and kind.
OneMap Singapore | https://www.onemap.gov.sg/ | Singapore Open Data Licence | map, places, Singapore | The authoritative map of Singapore with addresses, routes and themes.
Global Power Plant Database | https://datasets.wri.org/datasets/global-power-plant-database | CC BY 4.0 | energy, map, countries | Thirty-five thousand power plants of 167 countries with fuel, size and owner.
Our World in Data: Energy | https://github.com/owid/energy-data | CC BY 4.0 | tabular, energy, countries | Production and use of energy and electricity by source, country and year.
Open Power System Data | https://open-power-system-data.org/ | Differs by source | time series, energy, Europe | Load, wind, sun and prices of European electricity, hour by hour, with power plants.
ENTSO-E Transparency Platform | https://transparency.entsoe.eu/ | Free on registration | time series, energy, Europe | Generation, load, prices and flows of the European grid.
UK-DALE | https://jack-kelly.com/data/ | CC BY 4.0 | time series, energy, homes, United Kingdom | Power of five British homes and their appliances, every six seconds.
REDD | http://redd.csail.mit.edu/ | See its page | time series, energy, homes | Power of American homes and their circuits, for telling appliances apart.
NSRDB solar radiation | https://nsrdb.nrel.gov/ | CC BY 3.0 US | time series, energy, solar, weather | Sunlight and weather every half hour or less, for planning solar power.
Global Wind Atlas | https://globalwindatlas.info/ | CC BY 4.0 | energy, wind, map | Wind at several heights on a fine grid, for finding sites.
FAOSTAT | https://www.fao.org/faostat/ | CC BY 4.0 | tabular, agriculture, food, countries | Crops, animals, food, land and prices of 245 countries since 1961.
SoilGrids | https://soilgrids.org/ | CC BY 4.0 | soil, map, agriculture | Properties of the world's soils at several depths, at 250 metres.
AQUASTAT | https://www.fao.org/aquastat/ | FAO terms | tabular, water, agriculture, countries | Water resources and use of countries.
CAMELS | https://gdex.ucar.edu/dataset/camels.html | CC BY 4.0 | time series, water, rivers, United States | Rivers of 671 American catchments with weather and what the land is like.
`;
